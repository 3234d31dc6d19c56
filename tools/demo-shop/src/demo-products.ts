import type { DemoProduct } from './demo-product.ts'
import { bathTidy } from './products/bath-tidy.ts'
import { bath } from './products/bath.ts'
import { cookware } from './products/cookware.ts'
import { kidsRoom } from './products/kids-room.ts'
import { kids } from './products/kids.ts'
import { lunch } from './products/lunch.ts'
import { storage } from './products/storage.ts'
import { table } from './products/table.ts'

/** The whole demo shop. */
export const demoProducts: readonly DemoProduct[] = [
  ...cookware,
  ...table,
  ...lunch,
  ...storage,
  ...bath,
  ...bathTidy,
  ...kids,
  ...kidsRoom,
]
