import { pathIn } from '@bartan/contract/shop/languages'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { ImageButton } from '#components/commerce/photos/image-button.tsx'
import { LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { share } from '#lib/browser/share.ts'
import type { Shared } from './share-dialog.tsx'

const ShareDialog = lazyExport(() => import('./share-dialog.tsx'), 'ShareDialog')

/** Opens the phone's share sheet, or a dialog with WhatsApp and the link. */
export const ShareButton = ({ name, path, label }: Shared & { label: string }) => {
  const language = useLanguage()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const press = async () => {
    const url = location.origin + pathIn(language, path)
    if (!(await share({ title: name, text: name, url }))) setState('open')
  }
  return (
    <>
      <ImageButton label={label} onClick={() => void press()}>
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
