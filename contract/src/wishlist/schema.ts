import { z } from 'zod'

/** The products of a wishlist, newest first: enough to fill every heart on a page. */
export const wishlistSchema = z.object({ productIds: z.array(z.string()) }).meta({ id: 'Wishlist' })

export type Wishlist = z.infer<typeof wishlistSchema>
