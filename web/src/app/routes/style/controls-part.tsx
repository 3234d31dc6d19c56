import { Heart, Plus } from 'lucide-react'
import { useState } from 'react'
import { ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import { ActionMenu } from '#components/ui/overlay/action-menu.tsx'
import { Badge, Choice } from '#components/ui/elements.tsx'
import { Button, IconButton } from '#components/ui/button.tsx'
import { ButtonLink, TextLink } from '#components/ui/link.tsx'
import { ColorSwatch } from '#components/commerce/colors/color-swatch.tsx'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { StatusBadge } from '#components/commerce/shown-status.tsx'
import { StockLabel } from '#components/commerce/stock-label.tsx'
import { paths } from '#lib/paths.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { Part, Specimen, STATES } from './specimen.tsx'
import { css } from '#styled-system/css'

const styles = {
  button: css({ maxW: 'full' }),
}

const VARIANTS = ['solid', 'accent', 'outline', 'quiet', 'danger'] as const

const Buttons = () => (
  <>
    {VARIANTS.map((variant) => (
      <Specimen key={variant} name={`Button, ${variant}`}>
        {STATES.map(([state, props]) => (
          <Button key={state} variant={variant} {...props}>
            {state}
          </Button>
        ))}
        <Button variant={variant} disabled>
          <Plus aria-hidden size={18} />
          Saving…
        </Button>
        <Button variant={variant} size="sm">
          small
        </Button>
        <Button variant={variant} size="lg">
          large
        </Button>
      </Specimen>
    ))}
    <Specimen name="Long text, and a link that looks like a button">
      <Button className={styles.button}>
        A label that is far longer than anybody would ever write, and still stays inside of its
        button
      </Button>
      <ButtonLink variant="outline" to={paths.home}>
        A link
      </ButtonLink>
    </Specimen>
    <Specimen name="Icon button">
      {(['quiet', 'outline', 'floating'] as const).flatMap((variant) =>
        STATES.map(([state, props]) => (
          <IconButton
            key={variant + state}
            variant={variant}
            aria-label={`${variant}, ${state}`}
            {...props}
          >
            <Heart aria-hidden size={20} />
          </IconButton>
        )),
      )}
    </Specimen>
  </>
)

const Choices = () => {
  const [quantity, setQuantity] = useState(1)
  const [color, setColor] = useState('Blue')
  return (
    <>
      <Specimen name="Choice: rest, hover, focus, disabled, pressed">
        {STATES.map(([state, props]) => (
          <Choice key={state} aria-pressed={false} {...props}>
            {state}
          </Choice>
        ))}
        <Choice aria-pressed>pressed</Choice>
        <Choice aria-pressed size="sm">
          small
        </Choice>
      </Specimen>
      <Specimen name="Colors: one pressed, one that would find nothing, one of many">
        {['Red', 'Blue', 'White', 'Steel', 'Rainbow'].map((name, at) => (
          <ColorSwatch
            key={name}
            color={name}
            look={at < 3 ? 'pill' : 'row'}
            isPressed={color === name}
            isFaint={name === 'Red'}
            onToggle={() => setColor(name)}
          />
        ))}
      </Specimen>
      <Specimen name="Quantity: at its least, at its most, out of reach, large">
        <QuantityStepper of="a thali" quantity={quantity} max={3} onChange={setQuantity} />
        <QuantityStepper of="a tiffin" quantity={3} max={3} onChange={() => undefined} />
        <QuantityStepper of="a mug" quantity={2} isDisabled onChange={() => undefined} />
        <QuantityStepper of="a bucket" quantity={99} size="lg" onChange={() => undefined} />
      </Specimen>
    </>
  )
}

export const ControlsPart = () => (
  <Part
    id="controls"
    title="Controls"
    about="What is pressed. Hover and focus are held by attribute."
  >
    <Buttons />
    <Choices />
    <Specimen name="Link: rest, hover, focus, plain">
      <TextLink to={paths.home}>rest</TextLink>
      <TextLink to={paths.home} data-hover="">
        hover
      </TextLink>
      <TextLink to={paths.home} data-focus-visible="">
        focus
      </TextLink>
      <TextLink to={paths.home} tone="plain">
        plain
      </TextLink>
    </Specimen>
    <Specimen name="Menu and toasts">
      <ActionMenu
        label="Actions"
        actions={[
          { label: 'Edit', onSelect: () => toast.success('Edited') },
          {
            label: 'Delete',
            tone: 'danger',
            onSelect: () => toast.error('Not deleted', 'Why not'),
          },
        ]}
      />
      <Button variant="outline" onClick={() => toast.success('Product added to cart')}>
        Success
      </Button>
      <Button variant="outline" onClick={() => toast.error('It failed', 'A reason of some length')}>
        Error
      </Button>
    </Specimen>
    <Specimen name="Badges">
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      {ORDER_STATUSES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
      {[0, 3, 50].map((count) => (
        <StockLabel key={count} countInStock={count} />
      ))}
    </Specimen>
  </Part>
)
