/** Where the shopper of tests, measurements and attacks lives. */
export const addressOf = <Phone extends string>(phone: Phone) => ({
  firstName: 'Asha',
  lastName: 'Rao',
  address: '12 Lake Road',
  city: 'Pune',
  postalCode: '411001',
  country: 'India',
  phone,
})

/** A line of the product as the shop's pages send it: its first size and color, unless others are chosen. */
export const lineOf = (
  { _id, sizes, colors }: { _id: string; sizes: readonly string[]; colors: readonly string[] },
  quantity = 1,
  choose = ([first = '']: readonly string[]) => first,
) => ({
  productId: _id,
  size: sizes.length > 0 ? choose(sizes) : '',
  color: colors.length > 0 ? choose(colors) : '',
  quantity,
})

export type Line = ReturnType<typeof lineOf>
