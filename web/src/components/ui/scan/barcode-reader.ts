import { FORMATS } from './barcode-formats.ts'

/** The Shape Detection API of Chrome on Android and macOS, missing in TypeScript's library. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

export type BarcodeReader = {
  /** Reads the codes in the current video frame. Rejects if this browser can't. */
  read: (video: HTMLVideoElement) => Promise<readonly string[]>
  close: () => void
}

const isDetectorClass = (value: unknown): value is DetectorClass => typeof value === 'function'

const nativeReader = async (): Promise<BarcodeReader | undefined> => {
  const BarcodeDetector: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (!isDetectorClass(BarcodeDetector)) return undefined
  const formats = await BarcodeDetector.getSupportedFormats()
  if (FORMATS.some((format) => !formats.includes(format))) return undefined
  const detector = new BarcodeDetector({ formats: FORMATS })
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => {},
  }
}

/** The same API through 1 MB of WebAssembly (decision 65), for Safari, Firefox and other Chrome versions. */
const workerReader = (): BarcodeReader => {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  return {
    read: async (video) => {
      const picture = await createImageBitmap(video)
      return new Promise((resolve, reject) => {
        const fail = () => reject(new Error('This browser can’t read bar codes'))
        const take = ({ data }: MessageEvent<string[] | undefined>) =>
          data ? resolve(data) : fail()
        worker.addEventListener('error', fail, { once: true })
        worker.addEventListener('message', take, { once: true })
        worker.postMessage(picture, [picture])
      })
    },
    close: () => worker.terminate(),
  }
}

export const openBarcodeReader = async (): Promise<BarcodeReader> =>
  (await nativeReader()) ?? workerReader()
