"""What lies beside the ring: the hand, the piles and the spells."""
