/** The size of a typical product, in the SDK's and in the wire form. */
export const sample = (n: number) => ({
  name: `Steel tiffin box ${n}`,
  category: `category ${n % 20}`,
  price: (n * 37) % 5000,
  stock: n % 100,
  featured: n % 10 === 0,
  description: 'Three stacked containers with a clip. '.repeat(8),
  colors: ['silver', 'teal', 'saffron'],
  size: { height: 24.5, width: 14, unit: 'cm' },
})

const text = (stringValue: string) => ({ stringValue })
const one = sample(1)

export const sampleFields = {
  name: text(one.name),
  category: text(one.category),
  price: { integerValue: one.price },
  stock: { integerValue: one.stock },
  featured: { booleanValue: one.featured },
  description: text(one.description),
  colors: { arrayValue: { values: one.colors.map(text) } },
  size: {
    mapValue: {
      fields: {
        height: { doubleValue: one.size.height },
        width: { integerValue: one.size.width },
        unit: text(one.size.unit),
      },
    },
  },
}
