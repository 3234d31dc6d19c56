import { pathIn } from '@bartan/contract/shop/languages'
import { Check, Copy, MessageCircle } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#components/ui/elements.tsx'
import { Input } from '#components/ui/form/form-field.tsx'
import { TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { styled } from '#components/ui/styled.tsx'
import { copyText } from '#lib/browser/copy-text.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { button } from '#styled-system/recipes'
import { useText } from '../texts.ts'

const ButtonAnchor = styled('a', button)

/** Opens WhatsApp with a text and lets the user choose the recipient (https://faq.whatsapp.com/5913398998672934). */
const whatsAppTo = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

const CopyLink = ({ url }: { url: string }) => {
  const t = useText()
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const copyUrl = async () => setCopied(await copyText(url))
  return (
    <>
      <label className={css({ srOnly: true })} htmlFor={id}>
        {t('link')}
      </label>
      {/* Selects the link, for browsers that can't copy. */}
      <Input id={id} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <Button variant="outline" wide onClick={() => void copyUrl()}>
        {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        <span aria-live="polite">{t(isCopied ? 'copied' : 'copyLink')}</span>
      </Button>
    </>
  )
}

/** `path` is the router's, without a language; the shared link has the sender's language. */
export type Shared = { name: string; path: string }

type ShareDialogProps = Shared & { isOpen: boolean; onClose: () => void }

export const ShareDialog = ({ isOpen, onClose, name, path }: ShareDialogProps) => {
  const t = useText()
  const url = location.origin + pathIn(t.language, path)
  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} title={t('title')} hasClose>
      <p className={css({ mt: '1', mb: '5', color: 'ink.soft' })}>{name}</p>
      <div className={grid({ gap: '3' })}>
        <ButtonAnchor
          href={whatsAppTo(`${name}\n${url}`)}
          target="_blank"
          rel="noopener noreferrer"
          wide
        >
          <MessageCircle aria-hidden size={18} />
          {t('whatsApp')}
        </ButtonAnchor>
        <CopyLink url={url} />
      </div>
    </TitledDialog>
  )
}
