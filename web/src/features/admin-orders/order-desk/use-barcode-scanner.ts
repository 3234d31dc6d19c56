import { useEffect, useRef } from 'react'

/** Of the Shape Detection API, which Chrome has on Android, and TypeScript does not know yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

/** What couriers print on their labels. */
const FORMATS = ['code_128', 'code_39', 'itf', 'ean_13', 'qr_code']

/** Often enough to feel immediate, seldom enough for a phone of the cheapest kind. */
const EVERY_MS = 250

const isDetectorClass = (value: unknown): value is DetectorClass => typeof value === 'function'

const detectorClass = (): DetectorClass | undefined => {
  const known: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return isDetectorClass(known) ? known : undefined
}

/** Whether this browser can read bar codes: others have the number typed. */
export const canScan = (): boolean => detectorClass() !== undefined

type Handlers = { onCode: (code: string) => void; onFail: () => void }

/** Shows the camera in a video, and tells the first bar code that it sees. */
export const useBarcodeScanner = ({ onCode, onFail }: Handlers) => {
  const video = useRef<HTMLVideoElement>(null)
  const handlers = useRef({ onCode, onFail })
  useEffect(() => {
    handlers.current = { onCode, onFail }
  })

  useEffect(() => {
    const BarcodeDetector = detectorClass()
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const stop = () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    const look = async (detector: Detector, element: HTMLVideoElement): Promise<void> => {
      const [found] = await detector.detect(element).catch(() => [])
      if (isOver) return
      if (found) {
        stop()
        handlers.current.onCode(found.rawValue)
      } else timer = setTimeout(() => void look(detector, element), EVERY_MS)
    }

    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const element = video.current
      if (isOver || !element || !BarcodeDetector) return stop()
      element.srcObject = stream
      await element.play()
      return look(new BarcodeDetector({ formats: FORMATS }), element)
    }
    start().catch(() => {
      if (!isOver) handlers.current.onFail()
      stop()
    })
    return stop
  }, [])

  return video
}
