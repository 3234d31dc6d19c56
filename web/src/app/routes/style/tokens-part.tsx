import { chakra } from '@chakra-ui/react/styled-system'
import { GRAPHIC_PAIRS, TEXT_PAIRS } from '#theme/color-pairs.ts'
import { COLOR_VALUES, contrast } from '#theme/color-values.ts'
import { tokens } from '#theme/tokens.ts'
import { Part, Specimen } from './specimen.tsx'

const valueOf = (name: string): string => COLOR_VALUES.get(name) ?? ''
const ratio = (one: string, other: string): string =>
  contrast(valueOf(one), valueOf(other)).toFixed(1)

const Palette = () => (
  <Specimen name="Palette">
    {[...COLOR_VALUES].map(([name, value]) => (
      <chakra.div key={name} w="28" fontSize="xs">
        <chakra.div h="14" borderWidth="1px" borderRadius="md" style={{ background: value }} />
        {name}
        <chakra.span display="block" color="ink.soft">
          {value}
        </chakra.span>
      </chakra.div>
    ))}
  </Specimen>
)

const Pairs = () => (
  <Specimen name="Text on its grounds, with its contrast (4.5 at least; checked by a test)">
    {TEXT_PAIRS.map(([ground, texts]) => (
      <chakra.div
        key={ground}
        p="3"
        minW="40"
        borderWidth="1px"
        borderRadius="md"
        style={{ background: valueOf(ground) }}
      >
        {texts.map((text) => (
          <p key={text} style={{ color: valueOf(text) }}>
            {text} {ratio(text, ground)}
          </p>
        ))}
      </chakra.div>
    ))}
  </Specimen>
)

const Shapes = () => (
  <Specimen name="Edges and icons on their grounds (3 at least)">
    {GRAPHIC_PAIRS.flatMap(([ground, shapes]) =>
      shapes.map((shape) => (
        <chakra.div
          key={ground + shape}
          p="3"
          fontSize="xs"
          borderRadius="md"
          style={{
            background: valueOf(ground),
            border: `2px solid ${valueOf(shape)}`,
            color: valueOf(ground.startsWith('teal.') && ground !== 'teal.tint' ? 'white' : 'ink'),
          }}
        >
          {shape} on {ground}: {ratio(shape, ground)}
        </chakra.div>
      )),
    )}
  </Specimen>
)

const Type = () => (
  <>
    <Specimen name="Type" isRow={false}>
      {Object.keys(tokens.fontSizes).map((size) => (
        <chakra.p
          key={size}
          lineHeight="tight"
          style={{
            fontSize: `var(--chakra-font-sizes-${size})`,
            fontFamily: `var(--chakra-fonts-${/card|section|page|display|figure/.test(size) ? 'heading' : 'body'})`,
          }}
        >
          {size}: Kadhai for ₹1,299
        </chakra.p>
      ))}
    </Specimen>
    <Specimen name="Hindi" isRow={false}>
      <chakra.div lang="hi">
        <chakra.p fontFamily="heading" fontSize="section" lineHeight="snug">
          रसोई का सामान, जो बरसों चले
        </chakra.p>
        <chakra.p maxW="text" mt="2">
          स्टील और प्लास्टिक के बर्तन, पूरे भारत में डिलीवरी पर भुगतान। <strong>₹299 या उससे ज़्यादा पर</strong>{' '}
          डिलीवरी मुफ़्त। ट्र, द्ध, क्ष्म, ङ्क, श्री, ह्म, र्त्स्न्य।
        </chakra.p>
      </chakra.div>
    </Specimen>
  </>
)

const bar = { bg: 'teal', h: '4', borderRadius: 'sm' } as const

const Measures = () => (
  <>
    <Specimen name="Space" isRow={false}>
      {Object.entries(tokens.spacing).map(([step, { value }]) => (
        <chakra.div key={step} display="flex" alignItems="center" gap="3" fontSize="xs">
          <chakra.span w="16">
            {step} · {value}
          </chakra.span>
          <chakra.div {...bar} style={{ width: value }} />
        </chakra.div>
      ))}
    </Specimen>
    <Specimen name="Radius and shadow">
      {Object.entries(tokens.radii).map(([name, { value }]) => (
        <chakra.div
          key={name}
          display="grid"
          placeItems="center"
          boxSize="20"
          bg="paper"
          borderWidth="1px"
          style={{ borderRadius: value }}
        >
          {name}
        </chakra.div>
      ))}
      {(['sm', 'md', 'lg'] as const).map((shadow) => (
        <chakra.div
          key={shadow}
          display="grid"
          placeItems="center"
          boxSize="20"
          m="3"
          bg="paper"
          borderRadius="md"
          boxShadow={shadow}
        >
          {shadow}
        </chakra.div>
      ))}
    </Specimen>
    <Specimen name="Motion, layers">
      <p>
        {[
          ...Object.entries(tokens.durations),
          ...Object.entries(tokens.easings),
          ...Object.entries(tokens.zIndex),
        ]
          .map(([name, { value }]) => `${name} ${value}`)
          .join(' · ')}
      </p>
    </Specimen>
  </>
)

export const TokensPart = () => (
  <Part id="tokens" title="Tokens" about="web/src/theme: everything else is made of these.">
    <Palette />
    <Pairs />
    <Shapes />
    <Type />
    <Measures />
  </Part>
)
