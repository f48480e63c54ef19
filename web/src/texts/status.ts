import type { PartState, StatusPartName } from '@larder/contracts';

/** The state of a part, or unknown. */
export type KnownState = PartState | 'unknown';

interface PartTexts {
  name: string;
  /** The name within a sentence. */
  subject: string;
  isPlural: boolean;
  /** The meaning of each state for the reader. */
  meaning: Readonly<Record<Exclude<KnownState, 'paused'>, string>>;
}

const parts: Readonly<Record<StatusPartName, PartTexts>> = {
  board: {
    name: 'Price board',
    subject: 'the price board',
    isPlural: false,
    meaning: {
      up: 'It shows today’s prices, and changes soon after they are made.',
      limited: 'The last known prices are shown, and the board says how old they are.',
      down: 'The prices cannot be shown at the moment.',
      unknown: 'It could not be reached from here.',
    },
  },
  ordering: {
    name: 'Restaurant ordering',
    subject: 'restaurant ordering',
    isPlural: false,
    meaning: {
      up: 'Restaurants can order as usual.',
      limited: 'An order may not go through at once. Please try again in a minute.',
      down: 'Orders cannot be taken here at the moment. Your cart stays as it is; the store takes orders by telephone.',
      unknown: 'It may still work. An order has been placed once you see its number.',
    },
  },
  signage: {
    name: 'Screens in the stores',
    subject: 'the screens in the stores',
    isPlural: true,
    meaning: {
      up: 'They show new prices within seconds.',
      limited: 'They keep showing the last prices; changes arrive late.',
      down: 'They cannot receive changes at the moment.',
      unknown: 'They keep showing the last prices they received.',
    },
  },
};

/** The public status page. */
export const statusTexts = {
  title: 'Status',
  pageTitle: (store: string | null) => `Status · ${store ?? 'Larder'}`,
  board: 'Price board',
  loading: 'Checking the status...',
  list: 'What works',
  states: { up: 'Up', limited: 'Limited', down: 'Down', paused: 'Paused', unknown: 'Not known' } satisfies Record<
    KnownState,
    string
  >,
  parts,
  allUp: 'Everything works.',
  paused: (subjects: string, isPlural: boolean) => `${subjects} ${isPlural ? 'are' : 'is'} paused.`,
  pausedMeaning: 'It is paused at the moment.',
  down: (subjects: string, isPlural: boolean) => `${subjects} ${isPlural ? 'are' : 'is'} down.`,
  limited: (subjects: string, isPlural: boolean) => `${subjects} ${isPlural ? 'work' : 'works'} only in part.`,
  unavailable: 'The status is not available at the moment.',
  unavailableWhy: 'The status service is not responding. This page tries again every 15 seconds.',
  unreachableWhy: 'The server cannot be reached: it may be your connection. This page tries again every 15 seconds.',
  asOf: (time: string) => `As of ${time}`,
  boardAnswers: 'It is responding: today’s prices are available.',
  boardSilent: 'It is not responding either.',
  retry: 'Try again',
  retrying: 'Checking...',
  call: (phone: string) => `Call ${phone}`,
} as const;
