import { useEffect, useRef } from 'react'
import { FORMATS } from './barcode-formats.ts'

/** The Shape Detection API of Chrome on Android and macOS, missing in TypeScript's library. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

type BarcodeReader = {
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

const openBarcodeReader = async (): Promise<BarcodeReader> =>
  (await nativeReader()) ?? workerReader()

/** Milliseconds between scans: feels immediate, but spares the cheapest phones. */
const EVERY_MS = 250

type Handlers = { onCode: (code: string) => void; onFail: () => void }

/** Shows the camera in a video and reports the first bar code. */
export const useBarcodeScanner = ({ onCode, onFail }: Handlers) => {
  const video = useRef<HTMLVideoElement>(null)
  const handlers = useRef({ onCode, onFail })
  useEffect(() => {
    handlers.current = { onCode, onFail }
  })

  useEffect(() => {
    let stream: MediaStream | undefined
    let reader: BarcodeReader | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const stop = () => {
      isOver = true
      clearTimeout(timer)
      reader?.close()
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const fail = () => {
      if (!isOver) handlers.current.onFail()
      stop()
    }

    const look = async (codes: BarcodeReader, element: HTMLVideoElement): Promise<void> => {
      const [code] = await codes.read(element)
      if (isOver) return
      if (code) {
        stop()
        handlers.current.onCode(code)
      } else timer = setTimeout(() => void look(codes, element).catch(fail), EVERY_MS)
    }

    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const element = video.current
      if (isOver || !element) return stop()
      element.srcObject = stream
      await element.play()
      reader = await openBarcodeReader()
      return isOver ? stop() : look(reader, element)
    }
    start().catch(fail)
    return stop
  }, [])

  return video
}
