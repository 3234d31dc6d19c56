import { useState } from 'react'
import { Button, Card, Heading } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { copyText } from '#lib/browser/copy-text.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { button } from '#styled-system/recipes'
import { STOCK, type Row } from '../kinds.ts'
import { useText } from '../texts.ts'

const styles = {
  hint: css({ color: 'ink.soft', fontSize: 'sm' }),
}

type Props = { rows: readonly Row<'stock'>[] }

export const BuyList = ({ rows }: Props) => {
  const t = useText()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const due = rows.filter(({ reorder = 0 }) => reorder > 0)
  const chosen = due.filter((row) => !left.has(STOCK.keyOf(row)))
  const lineOf = (row: Row<'stock'>) =>
    t('toBuyLine', {
      units: row.reorder ?? 0,
      name: STOCK.labelOf(row, t.language),
      sku: row.sku,
    })
  const text = [t('toBuyGreeting'), ...chosen.map(lineOf)].join('\n')
  const toggle = (key: string) =>
    setLeft((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  const copy = async () => {
    if (await copyText(text)) toast.success(t('copied'))
    else toast.error(t('notCopied'))
  }
  return (
    <Card as="section" aria-labelledby="to-buy" className={grid({ mb: '5', gap: '3' })}>
      <div>
        <Heading id="to-buy" size="small">
          {t('toBuy')}
        </Heading>
        <p className={styles.hint}>{t(due.length > 0 ? 'toBuyHint' : 'toBuyNone')}</p>
      </div>
      {due.length > 0 && (
        <>
          <div className={grid({ gap: '2', maxH: '320px', overflowY: 'auto' })}>
            {due.map((row) => (
              <CheckboxField
                key={STOCK.keyOf(row)}
                label={lineOf(row)}
                checked={!left.has(STOCK.keyOf(row))}
                onChange={() => toggle(STOCK.keyOf(row))}
              />
            ))}
          </div>
          <div className={wrap({ gap: '3' })}>
            <a
              className={button({ variant: 'accent', size: 'sm' })}
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('sendList')}
            </a>
            <Button variant="outline" size="sm" onClick={() => void copy()}>
              {t('copyList')}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
