import { Heading } from '#components/ui/heading.tsx'
import type { Block, Section } from '../content-query.ts'
import { css } from '#styled-system/css'

const styles = {
  list: css({ display: 'grid', gap: '2', pl: '5', listStyleType: 'disc' }),
  root: css({ display: 'grid', gap: '10', maxW: 'text' }),
  section: css({ display: 'grid', gap: '3' }),
}

const BlockView = ({ block }: { block: Block }) =>
  typeof block === 'string' ? (
    <p>{block}</p>
  ) : (
    <ul className={styles.list}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )

export const InfoSections = ({ sections }: { sections: readonly Section[] }) => (
  <div className={styles.root}>
    {sections.map(({ title, blocks }) => (
      <section className={styles.section} key={title}>
        <Heading size="card">{title}</Heading>
        {blocks.map((block) => (
          <BlockView key={typeof block === 'string' ? block : block[0]} block={block} />
        ))}
      </section>
    ))}
  </div>
)
