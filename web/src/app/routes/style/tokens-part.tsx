import { GRAPHIC_PAIRS, TEXT_PAIRS } from '#theme/color-pairs.ts'
import { COLOR_VALUES, contrast } from '#theme/color-values.ts'
import { tokens } from '#theme/tokens.ts'
import { Part, Specimen } from './specimen.tsx'
import { css, cx } from '#styled-system/css'

const styles = {
  swatch: css({ w: '112px', fontSize: 'xs' }),
  color: css({ h: '14', borderWidth: '1px', borderRadius: 'md' }),
  value: css({ display: 'block', color: 'ink.soft' }),
  pair: css({ p: '3', minW: '160px', borderWidth: '1px', borderRadius: 'md' }),
  shape: css({ p: '3', fontSize: 'xs', borderRadius: 'md' }),
  line: css({ lineHeight: 'tight' }),
  hindiTitle: css({ fontFamily: 'heading', fontSize: 'section', lineHeight: 'snug' }),
  hindiText: css({ maxW: 'text', mt: '2' }),
  space: css({ display: 'flex', alignItems: 'center', gap: '3', fontSize: 'xs' }),
  step: css({ w: '16' }),
  bar: css({ bg: 'teal', h: '4', borderRadius: 'sm' }),
  shadow: css({
    display: 'grid',
    placeItems: 'center',
    boxSize: '20',
    m: '3',
    bg: 'paper',
    borderRadius: 'md',
  }),
  radius: css({
    display: 'grid',
    placeItems: 'center',
    boxSize: '20',
    bg: 'paper',
    borderWidth: '1px',
  }),
}

const SHADOWS = {
  sm: css({ boxShadow: 'sm' }),
  md: css({ boxShadow: 'md' }),
  lg: css({ boxShadow: 'lg' }),
}

const valueOf = (name: string): string => COLOR_VALUES.get(name) ?? ''
const ratio = (one: string, other: string): string =>
  contrast(valueOf(one), valueOf(other)).toFixed(1)

const Palette = () => (
  <Specimen name="Palette">
    {[...COLOR_VALUES].map(([name, value]) => (
      <div className={styles.swatch} key={name}>
        <div className={styles.color} style={{ background: value }} />
        {name}
        <span className={styles.value}>{value}</span>
      </div>
    ))}
  </Specimen>
)

const Pairs = () => (
  <Specimen name="Text on its grounds, with its contrast (4.5 at least; checked by a test)">
    {TEXT_PAIRS.map(([ground, texts]) => (
      <div className={styles.pair} key={ground} style={{ background: valueOf(ground) }}>
        {texts.map((text) => (
          <p key={text} style={{ color: valueOf(text) }}>
            {text} {ratio(text, ground)}
          </p>
        ))}
      </div>
    ))}
  </Specimen>
)

const Shapes = () => (
  <Specimen name="Edges and icons on their grounds (3 at least)">
    {GRAPHIC_PAIRS.flatMap(([ground, shapes]) =>
      shapes.map((shape) => (
        <div
          className={styles.shape}
          key={ground + shape}
          style={{
            background: valueOf(ground),
            border: `2px solid ${valueOf(shape)}`,
            color: valueOf(ground.startsWith('teal.') && ground !== 'teal.tint' ? 'white' : 'ink'),
          }}
        >
          {shape} on {ground}: {ratio(shape, ground)}
        </div>
      )),
    )}
  </Specimen>
)

const Type = () => (
  <>
    <Specimen name="Type" isRow={false}>
      {Object.keys(tokens.fontSizes).map((size) => (
        <p
          className={styles.line}
          key={size}
          style={{
            fontSize: `var(--font-sizes-${size})`,
            fontFamily: `var(--fonts-${/card|section|page|display|figure/.test(size) ? 'heading' : 'body'})`,
          }}
        >
          {size}: Kadhai for ₹1,299
        </p>
      ))}
    </Specimen>
    <Specimen name="Hindi" isRow={false}>
      <div lang="hi">
        <p className={styles.hindiTitle}>रसोई का सामान, जो बरसों चले</p>
        <p className={styles.hindiText}>
          स्टील और प्लास्टिक के बर्तन, पूरे भारत में डिलीवरी पर भुगतान। <strong>₹299 या उससे ज़्यादा पर</strong>{' '}
          डिलीवरी मुफ़्त। ट्र, द्ध, क्ष्म, ङ्क, श्री, ह्म, र्त्स्न्य।
        </p>
      </div>
    </Specimen>
  </>
)

const Measures = () => (
  <>
    <Specimen name="Space" isRow={false}>
      {Object.entries(tokens.spacing).map(([step, { value }]) => (
        <div className={styles.space} key={step}>
          <span className={styles.step}>
            {step} · {value}
          </span>
          <div className={styles.bar} style={{ width: value }} />
        </div>
      ))}
    </Specimen>
    <Specimen name="Radius and shadow">
      {Object.entries(tokens.radii).map(([name, { value }]) => (
        <div className={styles.radius} key={name} style={{ borderRadius: value }}>
          {name}
        </div>
      ))}
      {(['sm', 'md', 'lg'] as const).map((shadow) => (
        <div className={cx(styles.shadow, SHADOWS[shadow])} key={shadow}>
          {shadow}
        </div>
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
