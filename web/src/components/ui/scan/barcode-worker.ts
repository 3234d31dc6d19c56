import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { FORMATS } from './barcode-formats.ts'

/**
 * Beside the page: takes pictures, and answers each with the codes in it. A worker has a policy of its own
 * (firebase.json): only this one may compile WebAssembly.
 */
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

const detector = new BarcodeDetector({ formats: [...FORMATS] })

const read = async (picture: ImageBitmap): Promise<string[]> => {
  const found = await detector.detect(picture)
  picture.close()
  return found.map(({ rawValue }) => rawValue)
}

addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  // Undefined where it can't read: its WebAssembly could not be loaded.
  void read(data).then(postMessage, () => postMessage(undefined))
})
