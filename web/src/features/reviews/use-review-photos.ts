import type { ProductId } from '@bartan/contract/products/product-id'
import { MAX_REVIEW_PHOTOS } from '@bartan/contract/reviews/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'

/** Photos of an unsent review: uploaded when chosen, and attached when it is sent. */
export const useReviewPhotos = (productId: ProductId, before: readonly string[]) => {
  const language = useLanguage()
  const [urls, setUrls] = useState(before)
  const [fault, setFault] = useState<string>()

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setFault(undefined)
      // Loaded on demand, because few reviews have photos.
      const [{ fitImage }, { uploadReviewPhoto }] = await Promise.all([
        import('#lib/browser/fit-image.ts'),
        import('#lib/api/upload.ts'),
      ])
      for (const file of files.slice(0, MAX_REVIEW_PHOTOS - urls.length)) {
        const fitting = await fitImage(language, file)
        if ('fault' in fitting) setFault(fitting.fault)
        else {
          const { imageUrl } = await uploadReviewPhoto(productId, fitting)
          setUrls((others) => [...others, imageUrl])
        }
      }
    },
  })

  return {
    urls,
    isFull: urls.length >= MAX_REVIEW_PHOTOS,
    isBusy: isPending,
    fault: fault ?? (error ? messageOf(language, error) : undefined),
    add: (files: readonly File[]) => mutate(files),
    remove: (url: string) => setUrls((others) => others.filter((other) => other !== url)),
  }
}

export type ReviewPhotosState = ReturnType<typeof useReviewPhotos>
