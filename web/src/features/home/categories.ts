import { CATEGORIES } from '@bartan/contract/products/rules'

/** The home page is about these two: the first has its banner and a row of products, and each has a tile. */
export const [FIRST_CATEGORY, SECOND_CATEGORY] = CATEGORIES
