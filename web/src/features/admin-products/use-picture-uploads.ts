import { useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { uploadPicture } from '../../lib/upload.ts'
import { fileFault } from './picture-uploads.ts'
import type { PictureUpload } from './picture-uploads.ts'

/** Uploads the chosen or dropped files in parallel, and reports each one's progress. */
export const usePictureUploads = (onUploaded: (url: string) => void) => {
  const [uploads, setUploads] = useState<PictureUpload[]>([])
  const lastKey = useRef(0)

  const change = (key: string, changed: Partial<PictureUpload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)),
    )
  const dismiss = (key: string) =>
    setUploads((all) =>
      all.filter((upload) => {
        if (upload.key === key) URL.revokeObjectURL(upload.previewUrl)
        return upload.key !== key
      }),
    )

  const upload = async (file: File): Promise<void> => {
    lastKey.current += 1
    const key = String(lastKey.current)
    const refusal = fileFault(file)
    const previewUrl = URL.createObjectURL(file)
    const fresh: PictureUpload = { key, name: file.name, previewUrl, part: 0 }
    setUploads((all) => [...all, refusal ? { ...fresh, fault: refusal } : fresh])
    if (refusal) return
    try {
      const { imageUrl } = await uploadPicture(file, {
        onProgress: (part) => change(key, { part }),
      })
      dismiss(key)
      onUploaded(imageUrl)
    } catch (error) {
      // Spec §8: logged. And shown at the picture, for whoever has no console open.
      // oxlint-disable-next-line no-console
      console.error('Image upload failed', error)
      change(key, { fault: messageOf(error) })
    }
  }

  return {
    uploads,
    dismiss,
    add: (files: Iterable<File>) => void Promise.all([...files].map(upload)),
    isUploading: uploads.some(({ fault }) => fault === undefined),
  }
}
