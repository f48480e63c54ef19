import { describe, expect, it } from '@jest/globals';
import { HELP_TOPICS } from '../../../texts/settings/help-topics.ts';
import { type HelpCategory, helpTexts } from '../../../texts/settings/help.ts';
import { findTopics } from './guide-tab.tsx';

const idsOf = (query: string, category: HelpCategory | null = null): string[] =>
  findTopics(query, category).map(({ id }) => id);

describe('the topics of the guide tab', () => {
  it('all topics are shown by default, and a category narrows them', () => {
    expect(findTopics(' ', null)).toEqual(HELP_TOPICS);
    for (const category of Object.keys(helpTexts.categoryNames) as HelpCategory[]) {
      const topics = findTopics('', category);
      expect(topics.length).toBeGreaterThan(0);
      expect(new Set(topics.map((topic) => topic.category))).toEqual(new Set([category]));
    }
  });

  it('topics are found case-insensitively, matches of the title first', () => {
    expect(idsOf('BACKUP').slice(0, 3)).toEqual(['clear-products', 'make-a-backup', 'restore-a-backup']);
    expect(idsOf('password', 'security')).toContain('change-password');
    expect(idsOf('password', 'orders')).toEqual([]);
    expect(idsOf('no such thing')).toEqual([]);
  });

  it('topics are found by each of their tags', () => {
    for (const { id, tags } of HELP_TOPICS) for (const tag of tags) expect(idsOf(tag)).toContain(id);
  });

  it('topics have unique ids', () => {
    expect(new Set(HELP_TOPICS.map(({ id }) => id)).size).toBe(HELP_TOPICS.length);
  });
});
