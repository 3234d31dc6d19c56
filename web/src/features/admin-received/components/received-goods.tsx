import type { Received } from '@bartan/contract/stock/schema'
import { Plus } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { PrintStickers } from '#components/commerce/print-stickers.tsx'
import { BusyButton, Button, Card, Heading } from '#components/ui/elements.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { LeaveDialog } from '#components/ui/overlay/leave-dialog.tsx'
import { ScanButton } from '#components/ui/scan/scan-button.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { useDelivery } from '../use-delivery.ts'
import { ReceivedLine } from './received-line.tsx'

const styles = {
  pair: grid({ gap: '4', alignItems: 'start', gridTemplateColumns: { base: '1', sm: '2' } }),
  root: grid({ gap: '3', justifyItems: 'start', mt: '5' }),
}

/** New stock of the received products, and stickers for as many units as came. */
const ReceivedResult = ({ received }: { received: Received }) => {
  const t = useText()
  return (
    <Card as="section" className={styles.root} aria-labelledby="received">
      <Heading id="received" size="small">
        {t('result')}
      </Heading>
      <ul>
        {received.lines.map(({ sku, countInStock, cost }, place) => {
          const line = t('resultLine', { sku, count: countInStock })
          return (
            // The same SKU may occur twice, and the list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              {cost === undefined ? line : t('resultCost', { line, cost: formatRupees(cost) })}
            </li>
          )
        })}
      </ul>
      <PrintStickers
        goods={received.lines.map(({ sku, quantity }) => ({ sku, copies: quantity }))}
      />
    </Card>
  )
}

/** Form that adds a supplier's delivery to the stock at once. */
export const ReceivedGoods = () => {
  const t = useText()
  const delivery = useDelivery()
  const { head, lines, faults } = delivery
  return (
    <>
      <Form className={grid({ gap: '5' })} onSubmit={() => delivery.save()}>
        <Card as="section" inert={delivery.isSaving}>
          <div className={styles.pair}>
            {(['supplier', 'reference'] as const).map((name) => (
              <InputField
                key={name}
                label={t(name)}
                isOptional
                value={head[name]}
                maxLength={100}
                onChange={({ target }) => delivery.setHead({ ...head, [name]: target.value })}
              />
            ))}
          </div>
        </Card>
        <Card as="section" inert={delivery.isSaving}>
          <Heading className={css({ mb: '3' })} size="small">
            {t('lines')}
          </Heading>
          {lines.map((line, place) => (
            <ReceivedLine
              key={line.id}
              line={line}
              number={place + 1}
              faults={faults.get(line.id) ?? {}}
              canRemove={lines.length > 1}
              onPaste={(text) => void delivery.paste(text)}
              onType={(change) => delivery.type(line.id, change)}
              onRemove={() => delivery.remove(line.id)}
            />
          ))}
          <div className={wrap({ gap: '3' })}>
            <Button variant="outline" onClick={delivery.add}>
              <Plus aria-hidden size={16} />
              {t('addLine')}
            </Button>
            <ScanButton onCode={(code) => void delivery.scan(code)} />
          </div>
        </Card>
        <BusyButton
          className={css({ justifySelf: 'start' })}
          type="submit"
          variant="accent"
          isBusy={delivery.isSaving}
        >
          {t('save')}
        </BusyButton>
      </Form>
      <LeaveDialog isDirty={delivery.isUnsaved}>{t('unsaved')}</LeaveDialog>
      {delivery.received && <ReceivedResult received={delivery.received} />}
    </>
  )
}
