import { newProductSchema } from '@bartan/contract/products/input-schema'
import { missingDeclarations } from '@bartan/contract/products/law/declarations'
import { NO_MONEY } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { shopCategory, type DemoProduct } from './demo-product.ts'
import { demoProducts } from './demo-products.ts'
import { FURTHER_VIEWS } from './forms.ts'
import { productPictures } from './pictures.ts'

const uses = (values: readonly string[]) => [...new Set(values)].sort()
const count = (test: (product: DemoProduct) => boolean) => demoProducts.filter(test).length

/** The languages that the demo is described in. */
const SCRIPTS = { hi: 'Devanagari', mr: 'Devanagari', bn: 'Bengali', ta: 'Tamil' } as const
type DemoLanguage = keyof typeof SCRIPTS
const DEMO_LANGUAGES = Object.keys(SCRIPTS) as DemoLanguage[]

/** A language's script, numbers, BPA as labels have it, and a joiner, which shapes letters, between `marks`. */
const textIn = (code: DemoLanguage, marks: string) =>
  new RegExp(`^(?:BPA|[\\p{Script=${SCRIPTS[code]}}\\u200D\\d ${marks}])+$`, 'u')

const sorted = (values: readonly string[]) => [...values].sort()

describe('the demo shop', () => {
  it('has at least 60 products with SKUs and names of their own', () => {
    expect(demoProducts).toHaveLength(73)
    const skus = demoProducts.flatMap(({ sku, variants = [] }) => [
      sku,
      ...variants.map((variant) => variant.sku),
    ])
    expect(new Set(skus).size).toBe(skus.length)
    expect(new Set(demoProducts.map(({ name }) => name)).size).toBe(demoProducts.length)
  })

  it('gives every variant a bar code of its own, with a number that no real product has', () => {
    const gtins = demoProducts.flatMap(({ variants = [] }) => variants.map(({ gtin = '' }) => gtin))
    expect(new Set(gtins).size).toBe(gtins.length)
    // GS1 leaves 200 to 299 to companies.
    expect(gtins.filter((gtin) => !/^2\d{12}$/.test(gtin))).toEqual([])
  })

  it('sells by liter and centimeter what is measured so, and the rest as Small, Medium or Large', () => {
    const sizes = uses(demoProducts.flatMap((product) => product.sizes))
    for (const size of ['Small', 'Medium', 'Large']) expect(sizes).toContain(size)
    for (const size of sizes) expect(size).toMatch(/^(?:Small|Medium|Large|[\d.]+ (?:L|ml|cm|kg))$/)
  })

  it('names all sizes of a kind of goods in one unit, so that no filter has both liters and milliliters', () => {
    const units = new Map<string, string[]>()
    for (const { form, sizes } of demoProducts)
      units.set(form, [
        ...(units.get(form) ?? []),
        ...sizes.map((size) => size.split(' ')[1] ?? ''),
      ])
    for (const all of units.values()) expect(all.includes('L') && all.includes('ml')).toBe(false)
  })

  it.each(demoProducts)('$sku costs more in each larger size', ({ sizes, variants = [] }) => {
    const prices = sizes.map((size) => variants.find((variant) => variant.size === size)?.price)
    expect(prices).toEqual([...new Set(prices)].toSorted((a = NO_MONEY, b = NO_MONEY) => a - b))
  })

  it.each(demoProducts)('$sku tells what it is made like, and its size', ({ facts = [] }) => {
    const names = facts.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Dimensions', 'Weight', 'Warranty']))
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(demoProducts)('$sku says how large each size is', ({ sizes, facts = [] }) => {
    const measures = facts.find(({ name }) => name === 'Dimensions')?.value ?? ''
    const measured = measures.split(' · ').map((part) => part.split(': ')[0])
    expect(sizes.length > 1 ? measured : sizes).toEqual(sizes)
    expect(measures).toContain(' cm')
  })

  it('says of each what the law wants told, but the maximum price of the newest ones', () => {
    const lacking = demoProducts.map(missingDeclarations).filter((missing) => missing.length > 0)
    expect(new Set(lacking.flat())).toEqual(new Set(['mrp']))
    expect(lacking.length).toBeLessThan(demoProducts.length)
    expect(
      uses(demoProducts.map(({ declarations }) => declarations?.countryOfOrigin ?? '')),
    ).toEqual(['China', 'India'])
  })

  it('says one maximum price for each variant, the one that is struck through where one is', () => {
    const variants = demoProducts.flatMap(({ mrp, variants: all = [] }) =>
      all.map((one) => ({ ...one, mrp: one.mrp ?? mrp })),
    )
    const labelled = variants.filter(({ mrp }) => mrp !== undefined)
    expect(labelled).not.toHaveLength(0)
    for (const { price, originalPrice = price, mrp } of labelled) expect(mrp).toBe(originalPrice)
  })

  it("uses all that the specification lists, and nothing else, whatever the shop's own lists are", () => {
    expect(uses(demoProducts.map(({ category }) => category))).toEqual(
      sorted(['Kitchen', 'Bathroom', 'Kids']),
    )
    expect(uses(demoProducts.map(({ brand }) => brand))).toEqual(
      sorted(['Prakash', 'Aristo', 'Omax', 'Royal', 'Cello', 'Supremewere']),
    )
    expect(uses(demoProducts.map(({ material }) => material))).toEqual(
      sorted(['Plastic', 'Steel', 'Aluminium', 'Fiber', 'Iron']),
    )
    expect(uses(demoProducts.flatMap(({ colors }) => colors))).toEqual(
      sorted(['Red', 'Green', 'Blue', 'Black', 'Yellow', 'Gray', 'White', 'Pink']),
    )
  })

  it('has every kind of thing that it knows', () => {
    expect(uses(demoProducts.map(({ form }) => form))).toEqual(Object.keys(FURTHER_VIEWS).sort())
  })

  it('fills the home page: 8 kitchen products and more', () => {
    for (const category of ['Kitchen', 'Bathroom', 'Kids'])
      expect(
        demoProducts.filter((product) => product.category === category).length,
      ).toBeGreaterThan(12)
  })

  it.each(demoProducts)('$sku would be accepted from an admin', (product) => {
    const { sizes, colors, countInStock, price, originalPrice, variants, ...rest } = product
    const sold = variants ? { variants } : { sizes, colors, countInStock, price, originalPrice }
    const category = shopCategory(product.category)
    expect(newProductSchema.safeParse({ ...rest, ...sold, category }).error).toBeUndefined()
    expect(new Set(product.colors).size).toBe(product.colors.length)
    expect(product.originalPrice ?? Infinity).toBeGreaterThan(product.price)
    expect(product.description.split(/[.!?](?:\s|$)/).length - 1).toBeGreaterThanOrEqual(2)
  })

  it.each(demoProducts)('$sku speaks Hindi as well', ({ nameHi, descriptionHi }) => {
    expect(nameHi).toMatch(/^[\p{Script=Devanagari}\d ,-]+$/u)
    expect(descriptionHi?.split('।').length).toBeGreaterThan(2)
  })

  it.each(DEMO_LANGUAGES)('is called and described in the letters of %s', (code) => {
    const named = textIn(code, ',-')
    const told = textIn(code, ',.:;।-')
    const unlike = demoProducts.filter(
      ({ nameIn = {}, descriptionIn = {} }) =>
        !named.test(nameIn[code] ?? '') || !told.test(descriptionIn[code] ?? ''),
    )
    expect(unlike.map(({ sku }) => sku)).toEqual([])
    for (const kind of ['nameIn', 'descriptionIn'] as const)
      expect(new Set(demoProducts.map((product) => product[kind]?.[code])).size).toBe(73)
  })

  it('has reduced prices, dear things, two sold out and some nearly so', () => {
    expect(count(({ countInStock }) => countInStock === 0)).toBe(2)
    expect(count(({ countInStock }) => countInStock > 0 && countInStock < 5)).toBeGreaterThan(2)
    expect(count(({ originalPrice }) => originalPrice !== undefined)).toBeGreaterThan(15)
    expect(count(({ price }) => price > 1000)).toBeGreaterThan(2)
    expect(count(({ price }) => price <= 1000)).toBeGreaterThan(55)
    expect(count(({ colors }) => colors.length === 0)).toBeGreaterThan(2)
    expect(count(({ sizes }) => sizes.length === 0)).toBeGreaterThan(2)
  })

  it('has a picture for each color, in their order, or one, then other views and its size', () => {
    for (const product of demoProducts) {
      const texts = productPictures(product).map(({ altText }) => altText)
      const fronts = product.colors.map((color) => `${product.name} in ${color}`)
      const first = fronts.length > 0 ? fronts : [product.name]
      expect(texts.slice(0, first.length)).toEqual(first)
      expect(texts.length).toBeGreaterThanOrEqual(first.length + 2)
      expect(texts.at(-1)).toMatch(/cm wide, [\d.]+ cm tall, beside a hand$/)
    }
  })
})
