import { chakra } from '@chakra-ui/react/styled-system'
import { Heading } from '#components/ui/heading.tsx'
import type { Block, Section } from '../content-query.ts'

const BlockView = ({ block }: { block: Block }) =>
  typeof block === 'string' ? (
    <p>{block}</p>
  ) : (
    <chakra.ul display="grid" gap="2" pl="5" listStyleType="disc">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </chakra.ul>
  )

export const InfoSections = ({ sections }: { sections: readonly Section[] }) => (
  <chakra.div display="grid" gap="10" maxW="text">
    {sections.map(({ title, blocks }) => (
      <chakra.section key={title} display="grid" gap="3">
        <Heading size="card">{title}</Heading>
        {blocks.map((block) => (
          <BlockView key={typeof block === 'string' ? block : block[0]} block={block} />
        ))}
      </chakra.section>
    ))}
  </chakra.div>
)
