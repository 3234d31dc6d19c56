import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PictureButton } from '../../../components/picture-button.tsx'
import { language } from '../../../copy/copy-of.ts'
import { pathIn } from '../../../copy/language.ts'
import { copy } from '../copy.ts'

const ShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
)

/** `path` is that of the router, without a language; what is sent has the sender's. */
export type Shared = { name: string; path: string }

/** Closing the system's sheet is an error to the browser, not to us. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Opens what the phone has for sharing; elsewhere WhatsApp and the link itself. */
export const ShareButton = ({ name, path }: Shared) => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const share = async () => {
    const url = location.origin + pathIn(language(), path)
    // Older browsers have no such call, whatever the types say.
    if (!('share' in navigator)) return setState('open')
    try {
      await navigator.share({ title: name, text: name, url })
    } catch (error) {
      if (!isCancelled(error)) setState('open')
    }
  }
  return (
    <>
      <PictureButton label={copy('share', { name })} onClick={() => void share()}>
        <Share2 aria-hidden size={18} strokeWidth={1.75} />
      </PictureButton>
      {state !== 'unused' && (
        <Suspense>
          <ShareDialog
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            name={name}
            path={path}
          />
        </Suspense>
      )}
    </>
  )
}
