import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#components/admin-words/texts.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { Button } from '../elements.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { InputField } from '../form/labeled-fields.tsx'
import { DialogActions, TitledDialog } from '../overlay/dialog.tsx'
import { useBarcodeScanner } from './use-barcode-scanner.ts'

const styles = {
  // In a narrow container the number needs the room.
  word: css({ '@container (max-width: 259px)': { display: 'none' } }),
  video: css({
    w: 'full',
    aspectRatio: '4 / 3',
    maxH: '45dvh',
    objectFit: 'cover',
    bg: 'ink',
    borderRadius: 'md',
  }),
}

type ScanProps = { onCode: (code: string) => void }

const Camera = (handlers: ScanProps & { onFail: () => void }) => {
  const video = useBarcodeScanner(handlers)
  return <video className={styles.video} ref={video} muted playsInline />
}

/** The camera's picture, with a field to type the code instead. */
const Scanner = ({ onCode, onClose }: ScanProps & { onClose: () => void }) => {
  const t = useText()
  const [hasFailed, setFailed] = useState(false)
  const [typed, setTyped] = useState('')
  const code = typed.trim()
  const take = () => code !== '' && onCode(code)
  return (
    <>
      <div className={grid({ gap: '4', my: '4' })}>
        {hasFailed ? (
          <FormAlert>{t('noCamera')}</FormAlert>
        ) : (
          <Camera onCode={onCode} onFail={() => setFailed(true)} />
        )}
        <InputField
          label={t('typeCode')}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Otherwise it would submit the form around the dialog.
            event.preventDefault()
            take()
          }}
        />
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={code === ''} onClick={take}>
          {t('takeCode')}
        </Button>
      </DialogActions>
    </>
  )
}

type ScanButtonProps = ScanProps & {
  /** Names the code's subject if there are several buttons; the button then shows only an icon. */
  label?: string
}

/** Button that reads a bar code by camera, or takes it typed. */
export const ScanButton = ({ onCode, label }: ScanButtonProps) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="outline"
        aria-label={label ?? t('scan')}
        title={label}
        onClick={() => setOpen(true)}
      >
        <ScanBarcode aria-hidden size={18} />
        {label === undefined && <span className={styles.word}>{t('scan')}</span>}
      </Button>
      <TitledDialog look="sheet" isOpen={isOpen} onClose={close} title={t('scanning')} size="small">
        <Scanner
          onClose={close}
          onCode={(code) => {
            onCode(code)
            close()
          }}
        />
      </TitledDialog>
    </>
  )
}
