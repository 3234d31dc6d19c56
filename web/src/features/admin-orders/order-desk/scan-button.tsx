import { ScanBarcode } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { Dialog, DialogActions } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { t } from './texts.ts'
import { canScan, useBarcodeScanner } from './use-barcode-scanner.ts'
import { css } from '#styled-system/css'

const styles = {
  video: css({
    w: 'full',
    my: '4',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    bg: 'ink',
    borderRadius: 'md',
  }),
}

type ScannerProps = { onCode: (code: string) => void; onFail: () => void }

const Scanner = (handlers: ScannerProps) => {
  const video = useBarcodeScanner(handlers)
  return <video className={styles.video} ref={video} muted playsInline />
}

/** Reads a parcel's bar code with the camera, where the browser can. */
export const ScanButton = ({ onCode }: { onCode: (code: string) => void }) => {
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  if (!canScan()) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <ScanBarcode aria-hidden size={18} />
        {t('scan')}
      </Button>
      <Dialog look="sheet" isOpen={isOpen} onClose={close} labelledBy={titleId}>
        <Heading id={titleId} size="small">
          {t('scanning')}
        </Heading>
        <Scanner
          onCode={(code) => {
            onCode(code)
            close()
          }}
          onFail={() => {
            toast.error(t('noCamera'))
            close()
          }}
        />
        <DialogActions>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
