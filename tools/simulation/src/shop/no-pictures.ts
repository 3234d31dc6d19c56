import type { ImageStore } from '../../../../functions/src/platform/firebase/image-store.ts'
import type { Network } from './network.ts'

/** A Storage that has nothing, reached over an instance's network. */
export const noPictures = (network: Network): ImageStore => {
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
