/** Where a tab remembers searches that found little, until something is bought or somebody logs out. */
export const SEARCHED = 'bartan.searched'
