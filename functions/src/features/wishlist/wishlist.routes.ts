import {
  addToWishlist,
  getWishlist,
  mergeWishlist,
  removeFromWishlist,
} from '@bartan/contract/wishlist/endpoints'
import { handle } from '#http/framework/route.ts'
import { ReadyReply } from '#http/reply/send-reply.ts'
import type { WishlistService } from './wishlist.service.ts'

export const wishlistRoutes = (wishlist: WishlistService) => [
  handle(getWishlist, async ({ caller }) => new ReadyReply(await wishlist.show(caller._id), '')),
  handle(addToWishlist, ({ caller, params, query }) =>
    wishlist.add(caller._id, params.productId, query),
  ),
  handle(removeFromWishlist, ({ caller, params }) => wishlist.remove(caller._id, params.productId)),
  handle(mergeWishlist, ({ caller, body }) => wishlist.merge(caller._id, body)),
]
