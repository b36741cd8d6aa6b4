/** The solo campaign, as far as lists and the end of a game tell of it. Its page has texts of its own. */
export const campaign = {
  tier: 'Tier {{tier}}',
  locked: 'Still to be defeated: {{rivals}}',
  best: 'Best result: {{mine}} to {{rivals}}',
  standing: 'Round {{round}}, {{mine}} to {{rivals}} points',
  gains: {
    defeated: '{{rival}} are defeated',
    hard: '{{rival}} are defeated in hard mode',
    race: '{{race}} may serve you from now on',
    tier: 'Tier {{tier}} is open',
    tierRivals: 'You can now play against {{rivals}}.',
    complete: 'The campaign is complete: all eleven Rivals are defeated',
    completeHard: 'The campaign is complete in hard mode',
  },
} as const;
