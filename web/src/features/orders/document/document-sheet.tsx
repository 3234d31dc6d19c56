import { documentWords } from '@bartan/contract/tax/document-words'
import type { TaxDocument } from '@bartan/contract/tax/schema'
import { SheetPaper } from '#components/commerce/order-sheet/sheet-paper.tsx'
import { QrCode } from '#components/commerce/qr-code.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { DocumentLines } from './document-lines.tsx'

const styles = {
  title: css({ fontFamily: 'heading', fontSize: '2xl', fontWeight: 'semibold' }),
  parties: grid({
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '5',
    mt: '5',
    _print: { gridTemplateColumns: '1fr 1fr' },
  }),
  block: css({ overflowWrap: 'anywhere', '& > :first-child': { fontWeight: 'semibold' } }),
  name: css({ color: 'ink.soft', fontFamily: 'body' }),
  sums: css({
    maxW: '340px',
    ml: 'auto',
    mt: '4',
    breakInside: 'avoid',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '0.5' },
    '& > :last-child': { fontWeight: 'semibold' },
  }),
  foot: css({ mt: '5', breakInside: 'avoid' }),
  upi: css({ display: 'flex', alignItems: 'center', gap: '4', mt: '5', breakInside: 'avoid' }),
  code: css({ boxSize: '96px', flexShrink: 0 }),
}

const Block = ({ lines }: { lines: readonly string[] }) => (
  <div className={styles.block}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

/** A tax document as a page, with the contents of its PDF. */
export const DocumentSheet = ({ document }: { document: TaxDocument }) => {
  const t = useText()
  const { kind, number, lines } = document
  const words = documentWords(document, t.language)
  const scan = `${words.label('Scan to pay by UPI')}: ${words.toPay}`
  return (
    <SheetPaper aria-label={t(`document.${kind}`, { number })}>
      <h1 className={styles.title}>{words.heading}</h1>
      {words.note && <p>{words.note}</p>}
      <div className={styles.parties}>
        <Block lines={words.seller} />
        <Block lines={words.facts} />
        <section>
          <h2 className={styles.name}>{words.label('Bill to')}</h2>
          <Block lines={words.buyer} />
        </section>
      </div>
      <DocumentLines lines={lines} words={words} />
      <dl className={styles.sums}>
        {words.sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>{words.words}</p>
      <p className={styles.foot}>{words.signature}</p>
      {words.upi !== undefined && (
        <div className={styles.upi}>
          <QrCode className={styles.code} content={words.upi} title={scan} />
          <p>{scan}</p>
        </div>
      )}
    </SheetPaper>
  )
}
