import { useEffect, useRef } from 'react'
import { openBarcodeReader, type BarcodeReader } from './barcode-reader.ts'

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
