import { outputType, shrinkImage } from './shrink-image.ts'

/** Worker that compresses a file; answers with undefined if it can't. */
const shrink = async (file: File): Promise<Blob | undefined> => {
  // Respects the EXIF orientation.
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = source
  const canvas = new OffscreenCanvas(1, 1)
  const encode = (type: string, quality: number) => canvas.convertToBlob({ type, quality })
  const context = canvas.getContext('2d')
  return shrinkImage({ source, width, height, context, type: outputType(file), encode })
}

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void shrink(data)
    .catch(() => undefined)
    .then((blob) => postMessage(blob))
})
