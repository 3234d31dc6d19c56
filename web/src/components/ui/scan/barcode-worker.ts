import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { FORMATS } from './barcode-formats.ts'

/**
 * Worker that receives images and answers with their codes. A worker has its own content security policy
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
  // Undefined if the WebAssembly could not load.
  void read(data).then(postMessage, () => postMessage(undefined))
})
