/** What is known of a product that is still being loaded. */
export type ProductGlimpse = {
  name: string
  nameHi?: string | undefined
  /** URL. */
  image: string
  price: number | undefined
}
