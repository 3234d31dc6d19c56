import { MAX_RETURN_PHOTOS } from '@bartan/contract/orders/return-rules'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/translate.ts'
import { fitImage } from '#lib/browser/fit-image.ts'

type Chosen = { file: File; address: string }

/** Chosen photos that aren't sent yet, compressed for the server. */
export const usePhotos = () => {
  const language = useLanguage()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [fault, setFault] = useState<string>()
  const addresses = useRef<string[]>([])

  useEffect(
    () => () => {
      for (const address of addresses.current) URL.revokeObjectURL(address)
    },
    [],
  )

  const choose = async (files: readonly File[]): Promise<void> => {
    setFault(undefined)
    for (const file of files) {
      const fitting = await fitImage(language, file)
      if ('fault' in fitting) setFault(fitting.fault)
      else {
        const address = URL.createObjectURL(fitting)
        addresses.current.push(address)
        setChosen((others) => [...others, { file: fitting, address }].slice(0, MAX_RETURN_PHOTOS))
      }
    }
  }

  return {
    chosen,
    files: chosen.map(({ file }) => file),
    isFull: chosen.length >= MAX_RETURN_PHOTOS,
    fault,
    choose,
    remove: (address: string) =>
      setChosen((others) => others.filter((other) => other.address !== address)),
  }
}

export type Photos = ReturnType<typeof usePhotos>
