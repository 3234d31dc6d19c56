import type { DemoProduct } from './demo-product.ts'

/** GS1 keeps 200 to 299 for numbers within a company, so that none of these is a real product's. */
const INTERNAL_PREFIX = '291'

/** Weights of the digits before the last, from the left of 13. */
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

/** With a number for the bar code of each variant. */
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
