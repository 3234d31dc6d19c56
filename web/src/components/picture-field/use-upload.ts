import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { uploadImage } from '#lib/api/upload.ts'
import { fitImage } from '#lib/browser/fit-image.ts'

/** Uploads one picture at a time; a new one replaces it. */
export const useUpload = (onUploaded: (url: string) => void) => {
  const language = useLanguage()
  const [part, setPart] = useState<number>()
  const [fault, setFault] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    const fitting = await fitImage(language, file)
    // Another picture was chosen during compression.
    if (signal.aborted) return
    if ('fault' in fitting) return setFault(fitting.fault)
    const { imageUrl } = await uploadImage(fitting, { onProgress: setPart, signal })
    onUploaded(imageUrl)
  }

  const upload = async (file: File): Promise<void> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setFault(undefined)
    setPart(0)
    try {
      await send(file, signal)
    } catch (error) {
      if (!signal.aborted) setFault(messageOf(language, error))
    } finally {
      if (running.current === controller) setPart(undefined)
    }
  }

  return { upload, part, fault, forgetFault: () => setFault(undefined) }
}
