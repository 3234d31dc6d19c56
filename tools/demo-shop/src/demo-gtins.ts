import type { DemoProduct } from './demo-product.ts'

/** GS1 reserves 200 to 299 for numbers within a company, so none belongs to a real product. */
const INTERNAL_PREFIX = '291'

/** Weights of all digits but the last, from the left of 13. */
const checkDigit = (digits: string): number => {
  const sum = digits
    .split('')
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

const gtinOf = (product: number, variant: number): string => {
  const digits = `${INTERNAL_PREFIX}${String(product).padStart(6, '0')}${String(variant).padStart(3, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** Adds a bar code number to each variant. */
export const withGtins = (products: readonly DemoProduct[]): DemoProduct[] =>
  products.map((product, index) => ({
    ...product,
    ...(product.variants && {
      variants: product.variants.map((variant, place) => ({
        ...variant,
        gtin: gtinOf(index + 1, place + 1),
      })),
    }),
  }))
