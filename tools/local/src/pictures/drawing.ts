import type { Picture } from '@bartan/demo-shop/illustrator/picture'

/** A picture of the demo shop that is to be drawn, and the image URL under which the shop shows it. */
export type Drawing = { url: string; picture: Picture }

/** The path of the Storage emulator at which the seeding leaves them. */
export const DRAWINGS_PATH = '/internal/drawings'
