import { wrap } from '#styled-system/patterns'
import { ButtonLink, Card } from '../elements.tsx'

const styles = { root: wrap({ align: 'center', justify: 'space-between', gap: '3' }) }

type NoticeCardProps = { text: string; to: string; linkText: string }

/** A due task on the dashboard, with a link to it. */
export const NoticeCard = ({ text, to, linkText }: NoticeCardProps) => (
  <Card className={styles.root} as="section">
    <p>{text}</p>
    <ButtonLink variant="outline" size="sm" to={to}>
      {linkText}
    </ButtonLink>
  </Card>
)
