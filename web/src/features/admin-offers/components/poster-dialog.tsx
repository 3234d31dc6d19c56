import type { OfferReply } from '@bartan/contract/offers/schema'
import { Check, Copy, Image, MessageCircle } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#components/ui/elements.tsx'
import { TextArea } from '#components/ui/form/form-field.tsx'
import { TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { copyText } from '#lib/browser/copy-text.ts'
import { share } from '#lib/browser/share.ts'
import { useShop } from '#lib/shop-settings.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { button } from '#styled-system/recipes'
import { drawPoster, POSTER_SIZE } from '../offer-poster.ts'
import { posterOf, shareTextOf } from '../offer-share.ts'
import { useText } from '../texts.ts'

const styles = { poster: css({ w: 'full', borderWidth: '1px', borderRadius: 'md' }) }

/** The page's fonts, which a canvas doesn't inherit. */
const fontsOf = (element: Element) => {
  const body = getComputedStyle(element).fontFamily || 'sans-serif'
  const root = getComputedStyle(document.documentElement)
  return { body, heading: root.getPropertyValue('--fonts-heading') || body }
}

/** Uses the phone's share sheet; saves a file if there is none. */
const send = async (picture: File, text: string): Promise<void> => {
  if (!(await share({ files: [picture], text }))) saveFile(picture.name, picture)
}

type PosterDialogProps = { offer: OfferReply; isOpen: boolean; onClose: () => void }

/** A poster of an offer and a text about it, to send or print. */
export const PosterDialog = ({ offer, isOpen, onClose }: PosterDialogProps) => {
  const t = useText()
  const shop = useShop()
  const textId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState(() => shareTextOf(t.language, offer))
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !canvas.current) return
    const fonts = fontsOf(canvas.current)
    const draw = () => drawPoster(pen, posterOf(t.language, offer, shop), fonts)
    draw()
    // Drawing starts loading the fonts that only the poster uses; redraw when they are ready.
    void document.fonts.ready.then(draw)
  }, [t.language, offer, shop])
  const press = () =>
    canvas.current?.toBlob((blob) => {
      if (!blob) return
      const picture = new File([blob], `${offer.code ?? offer._id}.png`, { type: 'image/png' })
      void send(picture, text)
    }, 'image/png')
  const copy = async () => {
    const hasCopied = await copyText(text)
    setCopied(hasCopied)
    if (!hasCopied) toast.error(t('notCopied'))
  }
  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} title={t('poster')} hasClose>
      <div className={grid({ gap: '3', mt: '3' })}>
        <canvas className={styles.poster} ref={canvas} {...POSTER_SIZE}>
          {t('posterOf', { name: offer.name })}
        </canvas>
        <Button variant="accent" wide onClick={press}>
          <Image aria-hidden size={18} />
          {t('sharePoster')}
        </Button>
        <label className={css({ fontSize: 'sm', fontWeight: 'semibold' })} htmlFor={textId}>
          {t('shareTextLabel')}
        </label>
        <TextArea
          id={textId}
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <a
          className={button({ wide: true })}
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle aria-hidden size={18} />
          {t('share')}
        </a>
        <Button variant="outline" wide onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          <span aria-live="polite">{t(isCopied ? 'copied' : 'copyText')}</span>
        </Button>
      </div>
    </TitledDialog>
  )
}
