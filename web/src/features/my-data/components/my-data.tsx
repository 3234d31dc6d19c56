import { useState } from 'react'
import { Button, Card, Heading, TextLink, Note } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { DataSheet } from './data-sheet.tsx'

/** Rights under the Digital Personal Data Protection Act. The data is large, so it loads on request. */
export const MyData = ({ userId }: { userId: string }) => {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="section" className={grid({ gap: '4' })} aria-labelledby="my-data">
      <Heading id="my-data" size="card">
        {t('title')}
      </Heading>
      <Note>{t('lead')}</Note>
      {isOpen && <DataSheet userId={userId} />}
      <div className={wrap({ align: 'center', gap: '4' })}>
        {!isOpen && (
          <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
            {t('see')}
          </Button>
        )}
        <TextLink className={css({ py: '12px', fontSize: 'sm' })} to={paths.privacy}>
          {t('privacy')}
        </TextLink>
      </div>
    </Card>
  )
}
