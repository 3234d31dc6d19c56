import { createApp } from '../../../../functions/src/app.ts'
import { connectShop, type Shop } from '../../../../functions/src/composition/shop.ts'
import type { Config } from '../../../../functions/src/platform/config.ts'
import type { ImageStore } from '../../../../functions/src/platform/firebase/image-store.ts'
import type { InProcessFirestore } from '../../../firestore-emulator/src/in-process.ts'
import { world } from '../world/world.ts'
import type { App } from './call-app.ts'
import { Network } from './network.ts'
import { simulatedAccounts, type AccountTable } from './simulated-accounts.ts'
import { simulatedChannel } from './simulated-channel.ts'

/** An empty Storage, reached over an instance's network. */
const noPictures = (network: Network): ImageStore => {
  const answering =
    <T>(answer: T) =>
    (): Promise<T> =>
      network.overWire(async () => answer)
  return {
    read: answering(undefined),
    write: answering(undefined),
    remove: answering(undefined),
    list: answering([]),
    listFrom: answering([]),
  }
}

const silent = () => undefined

const overNetwork = (network: Network) => ({
  'grpc.channelFactoryOverride': () =>
    simulatedChannel((path, message) => network.call(path, message)),
})

export type Environment = {
  readonly config: Config
  readonly firestore: InProcessFirestore
  readonly accounts: AccountTable
  /** Called with every error that an instance logs. */
  readonly onError: (message: string, details: Record<string, unknown>) => void
}

/** One instance of the shop: the real app and services, with its own clock and network. */
export class Instance {
  readonly name: string
  readonly network: Network
  readonly isOlder: boolean
  readonly shop: Shop
  readonly app: App
  /** Error of its clock in milliseconds. */
  clockError = 0
  readonly #onDeath: (() => void)[] = []

  constructor(name: string, environment: Environment, isOlder = false) {
    const { config, firestore, accounts, onError } = environment
    this.name = name
    this.isOlder = isOlder
    this.network = new Network(firestore, () => this.crash(), isOlder)
    // A separate configuration creates a separate database client.
    this.shop = connectShop(
      { ...config },
      {
        log: { info: silent, warn: silent, error: onError },
        clock: {
          now: () => new Date(world.timeline.now + this.clockError),
          sleep: () => Promise.resolve(),
        },
        firestore: overNetwork(this.network),
        accounts: simulatedAccounts(accounts, this.network),
        pictures: noPictures(this.network),
      },
    )
    this.app = createApp(this.shop)
  }

  get isAlive(): boolean {
    return !this.network.isCut
  }

  /** Tells callers that wait for this instance that it ended. */
  onDeath(listener: () => void): void {
    this.#onDeath.push(listener)
  }

  crash(): void {
    if (!this.isAlive) return
    this.network.cut()
    for (const listener of this.#onDeath.splice(0)) listener()
  }
}
