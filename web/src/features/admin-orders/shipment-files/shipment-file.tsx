import type { CallReply } from '@bartan/contract/api'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { ColumnChoice } from '#components/courier-file/column-choice.tsx'
import { useCourierFile } from '#components/courier-file/use-courier-file.ts'
import { BusyButton, Button, Heading } from '#components/ui/elements.tsx'
import { fileInput } from '#components/ui/form/file-input.ts'
import { ErrorAlert } from '#components/ui/form/form-alert.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { Dialog, DialogActions } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { translateReason } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { ordersKey } from '../api/order-queries.ts'
import { useText } from './texts.ts'

const styles = {
  // As tall before a file is chosen as after, so that nothing moves.
  answer: grid({
    alignContent: 'start',
    gap: '3',
    gridTemplateColumns: '1',
    h: '260px',
    p: '4',
    overflowY: 'auto',
    fontSize: 'sm',
    bg: 'sand',
    borderRadius: 'md',
  }),
}

type Checked = CallReply<'POST /api/admin/orders/shipments.csv'>

/** Orders that a file would ship, and rows that are left out. */
const CheckResult = ({ done, refused }: Checked) => {
  const t = useText()
  return (
    <div aria-live="polite">
      <p className={css({ fontWeight: 'semibold' })}>{t('ready', { count: done.length })}</p>
      {refused.length > 0 && (
        <>
          <p>{t('left', { count: refused.length })}</p>
          <ul className={grid({ mt: '2', gap: '1' })}>
            {refused.map(({ row, ...why }) => (
              <li key={row}>{t('row', { row, why: translateReason(t.language, why) })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const Content = ({ headingId, onClose }: { headingId: string; onClose: () => void }) => {
  const t = useText()
  const [courier, setCourier] = useState('')
  const { file, check, commit, ...reading } = useCourierFile('shipments', {
    send: (query, { text, courier: from }) =>
      call('POST /api/admin/orders/shipments.csv', {
        query: { ...query, ...(from && { courier: from }) },
        body: text,
      }),
    onCommitted: ({ done }) => {
      toast.success(t('shipped', { count: done.length }))
      onClose()
    },
    failed: t('notShipped'),
    refresh: [
      ordersKey(),
      ...['order', 'order-counts', 'stats', 'cash'].map((name) => adminKey(name)),
    ],
  })
  const { data: checked, isPending: isChecking, error } = check
  const count = checked?.reply.done.length ?? 0
  return (
    <div className={grid({ gap: '4', gridTemplateColumns: '1' })}>
      <Heading id={headingId} size="small">
        {t('open')}
      </Heading>
      <InputField
        label={t('courier')}
        hint={t('courierHint')}
        isOptional
        maxLength={60}
        autoComplete="off"
        value={courier}
        disabled={commit.isPending}
        onChange={({ target }) => setCourier(target.value)}
        onBlur={() =>
          file?.courier !== courier.trim() && reading.readAgain({ courier: courier.trim() })
        }
      />
      <InputField
        label={t('file')}
        type="file"
        className={fileInput}
        accept=".csv,.txt,text/csv"
        disabled={commit.isPending}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          // Allows choosing the same file again for another courier.
          if (chosen) void reading.open(chosen, courier.trim())
        }}
      />
      <div className={styles.answer}>
        {!file && <p className={css({ color: 'ink.soft' })}>{t('hint')}</p>}
        <ErrorAlert error={error} />
        {file && (
          <ColumnChoice
            kind="shipments"
            file={file}
            isOpen={check.isError}
            onChange={(chosen) => reading.readAgain({ chosen })}
          />
        )}
        {isChecking && <p>{t('reading')}</p>}
        {checked && <CheckResult {...checked.reply} />}
      </div>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
        <BusyButton
          isBusy={commit.isPending}
          disabled={count === 0}
          onClick={() => checked && commit.mutate(checked.file)}
        >
          {t('ship', { count })}
        </BusyButton>
      </DialogActions>
    </div>
  )
}

/** Imports tracking numbers from a courier's file, for many orders at once. */
export const ShipmentFile = () => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <FileUp aria-hidden size={16} />
        {t('open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} labelledBy={id} look="sheet">
        <Content headingId={id} onClose={close} />
      </Dialog>
    </>
  )
}
