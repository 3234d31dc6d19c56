import { FACTS } from './facts.ts'
import type { InfoContent } from '../content-query.ts'

/** The English texts of the pages linked in the footer. Edit them here; the keys are their addresses. */
export const CONTENT: InfoContent = {
  '/shipping': {
    title: 'Shipping',
    intro: 'What it costs, how long it takes, and what happens at your door.',
    sections: [
      {
        title: 'What shipping costs',
        blocks: [
          `Orders of ${FACTS.freeFrom} and more are shipped free, anywhere in India. Below that we add ${FACTS.fee} for the whole order, however many things are in it.`,
          'You see the exact amount in the order summary before you place the order. Nothing is added later, and there is no extra charge for cash on delivery.',
        ],
      },
      {
        title: 'When it arrives',
        blocks: [
          'We estimate delivery for the day after your order. Far pin codes, festivals and heavy rain can add a day or two; we call you if it takes longer.',
          'Under My Orders you see whether your order is being packed, on its way, or delivered.',
        ],
      },
      {
        title: 'At your door',
        blocks: [
          [
            'Keep the total ready: you pay in cash when the parcel is handed over.',
            'Look at the parcel before you pay. If it is torn, wet or open, refuse it and call us.',
            'Nobody at home? We come once more on the next working day and ring you before.',
          ],
        ],
      },
    ],
  },
  '/returns': {
    title: 'Returns',
    intro: `${FACTS.returnDays} days return, on eligible products only. This is what that means.`,
    sections: [
      {
        title: 'What you can return',
        blocks: [
          `Tell us within ${FACTS.returnDays} days of delivery. A product is eligible if it is unused, clean, and in its packing with the tags on, or if it reached you broken, dented, or not as ordered.`,
        ],
      },
      {
        title: 'What you cannot return',
        blocks: [
          [
            "Kids' bottles, cups and plates once the seal is open, for hygiene.",
            'Bathroom products that have been used.',
            'Anything scratched, cooked in or washed, unless it was faulty from the start.',
          ],
        ],
      },
      {
        title: 'How it goes',
        blocks: [
          [
            'Open the order under My Orders, press “Return items”, choose what goes back and say why.',
            `Or call ${FACTS.phone}, or write to ${FACTS.email} with your order number. For a fault, a photo helps.`,
            'We fetch it from the address you ordered to, usually within 2 working days. Pick-up is free if the fault is ours.',
            'We check it and send a replacement, or pay the money back to your bank account or UPI id within 5 working days.',
          ],
        ],
      },
    ],
  },
  '/privacy': {
    title: 'Privacy',
    intro: 'We keep what we need to bring you your order, and nothing more.',
    sections: [
      {
        title: 'What we store',
        blocks: [
          [
            'Your name, phone number and, if you give it, your email: to sign you in and to reach you about an order.',
            'The address of each order, and what you ordered: to deliver it, to handle returns, and because tax law asks us to keep bills.',
            'Your cart, also before you sign in. A guest’s cart is forgotten after a while.',
            'Your password only in a form that nobody can read, kept by Google Firebase Authentication.',
          ],
        ],
      },
      {
        title: 'What we do not do',
        blocks: [
          'We do not sell or lend your data, show advertising, or follow you around the web. There are no advertising cookies here. Your browser keeps your sign-in, your cart and what you were typing into a form, but never a password, in its local storage; signing out removes them, and what you typed goes after a day or once it is sent. What you looked at last and your wishlist as a guest stay on your device alone.',
        ],
      },
      {
        title: 'Who else sees it',
        blocks: [
          'The courier sees name, address and phone of the parcel. Our data is kept on Google Firebase servers. Nobody else gets it, unless a court orders us to.',
        ],
      },
      {
        title: 'Your rights',
        blocks: [
          `Under the Digital Personal Data Protection Act you may ask what we hold about you, have it corrected, or have your account deleted. Write to ${FACTS.email} or call ${FACTS.phone}; we answer within 7 days. Each newsletter has a link that ends it and makes us forget your address. We write only to addresses that their owner has confirmed.`,
        ],
      },
    ],
  },
  '/terms': {
    title: 'Terms',
    intro: 'The rules between you and us, as short as we could make them.',
    sections: [
      {
        title: 'Orders',
        blocks: [
          'An order is a promise by you to buy and by us to deliver at the price shown when you placed it. If a price or the stock changed while you were at checkout, we tell you before you order. You need an account with a working phone number, so that the courier can reach you.',
          'You may cancel until the order has been shipped: under My Orders, or by phone.',
        ],
      },
      {
        title: 'Prices and payment',
        blocks: [
          'All prices are in rupees and include GST. We take cash on delivery; online payment is coming soon. A struck-through price is the maximum retail price or our own earlier price.',
        ],
      },
      {
        title: 'Products',
        blocks: [
          'Pictures show colour and form as truly as a screen allows. Steel is polished by hand, so small differences between two pieces are part of it. Sizes and capacities may vary by a few per cent.',
        ],
      },
      {
        title: 'The newsletter’s 10%',
        blocks: [
          `Whoever signs up gets a code for ${FACTS.percent}% off the first order. Enter it at the checkout under “Have a code?”. It is valid once, for an account that has not ordered before, and takes ${FACTS.percent}% off the products; shipping stays as it is.`,
        ],
      },
      {
        title: 'If something goes wrong',
        blocks: [
          `Call us first: ${FACTS.phone}. Most things are settled in a minute. These terms follow Indian law; the courts of Varanasi are responsible.`,
        ],
      },
    ],
  },
  '/contact': {
    title: 'Contact us',
    intro: 'A person answers. Ask us about a size, an order, or a bulk price.',
    sections: [
      {
        title: 'When we are there',
        blocks: [
          'Monday to Saturday, 10 in the morning to 8 in the evening. Closed on Sundays and on Diwali.',
        ],
      },
      {
        title: 'Have this at hand',
        blocks: [
          [
            'For an order: its number, from My Orders, and the phone number you ordered with.',
            'For a fault: a photo of the product and of the parcel.',
            'For weddings, hostels and canteens: what you need, how many, and by when. We quote within a day.',
          ],
        ],
      },
    ],
  },
}
