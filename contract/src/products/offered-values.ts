/**
 * Values of spec §9 that the shop offers first; each is free text. They are apart from the rules, because a shopper's
 * first page needs none of them.
 */
export const SIZES = ['Small', 'Medium', 'Large'] as const
export const MATERIALS = ['Plastic', 'Steel', 'Aluminium', 'Fiber', 'Iron'] as const
export const BRANDS = ['Prakash', 'Aristo', 'Omax', 'Royal', 'Cello', 'Supremewere'] as const
