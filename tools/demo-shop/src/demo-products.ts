import { withGtins } from './demo-gtins.ts'
import { demoLegal } from './demo-legal.ts'
import { listed } from './demo-product.ts'
import type { DemoProduct } from './demo-product.ts'
import { inOtherLanguages } from './other-languages.ts'
import { basin } from './products/basin.ts'
import { bath } from './products/bath.ts'
import { bathTidy } from './products/bath-tidy.ts'
import { counter } from './products/counter.ts'
import { kids } from './products/kids.ts'
import { kidsBath } from './products/kids-bath.ts'
import { kidsLunch } from './products/kids-lunch.ts'
import { kidsRoom } from './products/kids-room.ts'
import { lunch } from './products/lunch.ts'
import { pansAndTools } from './products/pans-and-tools.ts'
import { pots } from './products/pots.ts'
import { serving } from './products/serving.ts'
import { storage } from './products/storage.ts'
import { table } from './products/table.ts'
import { tubsAndStools } from './products/tubs-and-stools.ts'

export const demoProducts: readonly DemoProduct[] = withGtins(
  [
    ...pots,
    ...pansAndTools,
    ...table,
    ...serving,
    ...lunch,
    ...storage,
    ...counter,
    ...bath,
    ...tubsAndStools,
    ...basin,
    ...bathTidy,
    ...kids,
    ...kidsLunch,
    ...kidsRoom,
    ...kidsBath,
  ]
    .map(listed)
    .map((product) => ({ ...inOtherLanguages(product), ...demoLegal(product) })),
)
