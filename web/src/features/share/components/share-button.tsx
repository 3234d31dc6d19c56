import { pathIn } from '@bartan/contract/shop/languages'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { ImageButton } from '#components/commerce/photos/image-button.tsx'
import { LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { useLanguage } from '#i18n/language.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import type { Shared } from './share-dialog.tsx'

const ShareDialog = lazyExport(() => import('./share-dialog.tsx'), 'ShareDialog')

/** Browsers report a closed share sheet as an error. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Opens the phone's share sheet, or a dialog with WhatsApp and the link. */
export const ShareButton = ({ name, path, label }: Shared & { label: string }) => {
  const language = useLanguage()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const share = async () => {
    const url = location.origin + pathIn(language, path)
    // Older browsers lack this function, although the types say otherwise.
    if (!('share' in navigator)) return setState('open')
    try {
      await navigator.share({ title: name, text: name, url })
    } catch (error) {
      if (!isCancelled(error)) setState('open')
    }
  }
  return (
    <>
      <ImageButton label={label} onClick={() => void share()}>
        <Share2 aria-hidden size={18} strokeWidth={1.75} />
      </ImageButton>
      {state !== 'unused' && (
        <LazyOverlay isOpen={state === 'open'} onClose={() => setState('closed')}>
          <ShareDialog
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            name={name}
            path={path}
          />
        </LazyOverlay>
      )}
    </>
  )
}
