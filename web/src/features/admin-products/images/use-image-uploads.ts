import { parseImageUrl } from '@bartan/contract/images/rules'
import { atom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { uploadImage } from '#lib/api/upload.ts'
import { fileFault, fitImage } from '#lib/browser/fit-image.ts'
import type { ImageUpload } from './image-uploads.ts'

/** Deletes an image stored by the shop; images from elsewhere are left alone. */
export const deleteImage = async (url: string): Promise<void> => {
  const name = parseImageUrl(url)
  if (name)
    await call('DELETE /api/admin/products/delete-img', { body: { public_id: name.publicId } })
}

/**
 * More uploads would slow each other down on a phone's connection, and fill its memory while images are compressed.
 */
const SIDE_BY_SIDE = 2

/** Runs a few tasks at a time; the others wait in order. */
const queueOf = (most: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task: () => Promise<void>): Promise<void> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

type Sent = Pick<ImageUpload, 'key' | 'file' | 'progress'>

/** Uploads the chosen or dropped files, and reports each one's progress. */
export const useImageUploads = (onUploaded: (url: string, key: number) => void) => {
  const language = useLanguage()
  const [uploads, setUploads] = useState<ImageUpload[]>([])
  const [inTurn] = useState(() => queueOf(SIDE_BY_SIDE))
  const lastKey = useRef(0)
  const running = useRef(new Map<number, AbortController>())

  useEffect(() => {
    const { current } = running
    // Cancels uploads when the form is left.
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])

  const change = (key: number, changed: Partial<ImageUpload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)),
    )

  const dismiss = (key: number) => {
    running.current.get(key)?.abort()
    setUploads((all) =>
      all.filter((upload) => {
        if (upload.key === key) URL.revokeObjectURL(upload.previewUrl)
        return upload.key !== key
      }),
    )
  }

  const send = async ({ key, file, progress }: Sent, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return
    const fitting = await fitImage(language, file)
    if ('fault' in fitting) return change(key, { fault: fitting.fault })
    const { imageUrl } = await uploadImage(fitting, {
      onProgress: (part) => progress.set(part),
      signal,
    })
    // The image was stored just before the cancellation.
    if (signal.aborted) return deleteImage(imageUrl)
    dismiss(key)
    onUploaded(imageUrl, key)
  }

  const upload = async (sent: Sent): Promise<void> => {
    const { key } = sent
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(key, controller)
    try {
      await inTurn(() => send(sent, signal))
    } catch (error) {
      if (signal.aborted) return
      // Spec §8: logged, and also shown at the image.
      // oxlint-disable-next-line no-console
      console.error('Image upload failed', error)
      const canRetry = !(error instanceof ApiError) || error.isTransient || error.status === 401
      change(key, { fault: messageOf(language, error), canRetry })
    } finally {
      running.current.delete(key)
    }
  }

  const add = (files: Iterable<File>) => {
    const fresh = [...files].map((file): ImageUpload => {
      lastKey.current += 1
      const fault = fileFault(language, file)
      const previewUrl = URL.createObjectURL(file)
      const progress = atom(0)
      return { key: lastKey.current, file, previewUrl, progress, ...(fault && { fault }) }
    })
    setUploads((all) => [...all, ...fresh])
    for (const one of fresh) if (!one.fault) void upload(one)
  }

  return {
    uploads,
    add,
    dismiss,
    retry: (failed: ImageUpload) => {
      failed.progress.set(0)
      setUploads((all) =>
        all.map(({ fault, ...one }) =>
          one.key === failed.key ? one : { ...one, ...(fault && { fault }) },
        ),
      )
      void upload(failed)
    },
    isUploading: uploads.some(({ fault }) => fault === undefined),
  }
}
