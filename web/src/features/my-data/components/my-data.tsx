import { useState } from 'react'
import { Button, Card, Heading, TextLink } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { DataSheet } from './data-sheet.tsx'

const styles = {
  root: css({ display: 'grid', gap: '4' }),
  lead: css({ color: 'ink.soft', fontSize: 'sm' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' }),
  link: css({ py: '12px', fontSize: 'sm' }),
}

/** Rights under the Digital Personal Data Protection Act. The data is large, so it loads on request. */
export const MyData = ({ userId }: { userId: string }) => {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="section" className={styles.root} aria-labelledby="my-data">
      <Heading id="my-data" size="card">
        {t('title')}
      </Heading>
      <p className={styles.lead}>{t('lead')}</p>
      {isOpen && <DataSheet userId={userId} />}
      <div className={styles.actions}>
        {!isOpen && (
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            {t('see')}
          </Button>
        )}
        <TextLink className={styles.link} to={paths.privacy}>
          {t('privacy')}
        </TextLink>
      </div>
    </Card>
  )
}
