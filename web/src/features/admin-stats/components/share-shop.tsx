import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { copyText } from '#lib/browser/copy-text.ts'
import { STORAGE_KEYS, readText, writeText } from '#lib/storage/local-store.ts'
import { button } from '#styled-system/recipes'
import { useText } from '../texts.ts'

/** Tells whether the link was shared from this device. */
export const useIsShared = () => {
  const [isShared, setShared] = useState(() => readText(STORAGE_KEYS.sharedShop) === 'yes')
  return {
    isShared,
    share: () => {
      writeText(STORAGE_KEYS.sharedShop, 'yes')
      setShared(true)
    },
  }
}

/** Shares the link through WhatsApp, or copies it. */
export const ShareShop = ({ name, onShared }: { name: string; onShared: () => void }) => {
  const t = useText()
  const url = location.origin
  const copy = async () => {
    if (await copyText(url)) onShared()
    else toast.error(t('step.shareNotCopied'), url)
  }
  return (
    <>
      <a
        className={button({ variant: 'outline', size: 'sm' })}
        href={`https://wa.me/?text=${encodeURIComponent(`${name}: ${url}`)}`}
        target="_blank"
        rel="noreferrer"
        onClick={onShared}
      >
        {t('step.shareAction')}
      </a>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        {t('step.shareCopy')}
      </Button>
    </>
  )
}
