/** Sentences of system-ops about health: checks, replicas and alerts. */
export const HEALTH = {
  'It does not answer: nobody can sign in; who is signed in goes on working.':
    '沒有回應：沒有人能登入；已登入的可繼續工作。',
  'It does not answer: prices cannot be changed; shoppers see the last list.':
    '沒有回應：不能更改價格；顧客看到最後的清單。',
  'It does not answer: restaurants cannot order, and orders cannot be moved.':
    '沒有回應：餐館不能下單，訂單狀態不能更改。',
  'It does not answer: codes, tiers and rebates cannot be changed; ordering goes on.':
    '沒有回應：不能更改優惠碼、級別和回贈；訂貨照常。',
  'It does not answer: screens are not told of changes, and backups stand still.':
    '沒有回應：屏幕收不到更改，備份停頓。',
  'It does not answer: nothing can be ordered or changed; shoppers see the last list.':
    '沒有回應：不能下單或更改；顧客看到最後的清單。',
  'It does not answer: screens hear of changes late, and exports and rebate runs wait.':
    '沒有回應：屏幕較遲收到更改，匯出和回贈計算要等候。',
  'It is slow ({ms} ms): every page waits for it.': '速度慢（{ms} 毫秒）：每一頁都要等它。',
  'It answers in {ms} ms.': '{ms} 毫秒內回應。',
  'It answers.': '正常回應。',
  'It cannot be seen while Redis and PostgreSQL are both away.': 'Redis 和 PostgreSQL 都沒有回應時看不到它。',
  'It has not been heard of yet.': '尚未收到它的消息。',
  '{missing} of {all} replicas no longer answer; the others do its work.':
    '{all} 個副本中有 {missing} 個不再回應；其餘的接手工作。',
  '{count} replicas answer.': '{count} 個副本正常回應。',
  'Its access log cannot be read: what it serves is not counted.': '未能讀取它的存取紀錄：流量沒有計算。',
  'It answered {count} requests in the last minute.': '過去一分鐘回應了 {count} 個要求。',
  '{consumer} is {lag} or more events behind: what it keeps is out of date.':
    '{consumer} 落後 {lag} 個事件或以上：它的資料已過時。',
  '{consumer} is {lag} events behind: what it keeps is out of date.': '{consumer} 落後 {lag} 個事件：它的資料已過時。',
  '1 event could not be applied and waits for another try.': '有 1 個事件未能套用，等待重試。',
  '{count} events could not be applied and wait for another try.': '有 {count} 個事件未能套用，等待重試。',
  '{consumer} fails at an event and tries it again.': '{consumer} 處理一個事件失敗，正在重試。',
  'Every service has heard of every change.': '所有服務都已收到所有更改。',
  '{usage} % of the disk is used: soon nothing more can be kept.': '磁碟已用 {usage}%：很快就不能再儲存。',
  '{usage} % of the disk is used: make room before it is full.': '磁碟已用 {usage}%：請在用盡之前騰出空間。',
  '{usage} % of the disk is used.': '磁碟已用 {usage}%。',
  'It has not been heard of for {seconds} seconds.': '已有 {seconds} 秒沒有收到它的消息。',
  'It runs but cannot reach the database: what it serves waits.': '它在運行，但連不上資料庫：它的工作要等候。',
  'It is too busy: answers are {ms} ms late.': '太忙：回應遲了 {ms} 毫秒。',
  'It works.': '運作正常。',
  'The processors are {usage} % busy.': '處理器使用率是 {usage}%。',
  '{usage} % of the memory is used.': '記憶體已用 {usage}%。',
  "{rate} % of the last minute's requests could not be answered.": '過去一分鐘有 {rate}% 的要求未能回應。',
  'A consumer is {lag} events behind: what it keeps is out of date.': '有一個接收者落後 {lag} 個事件：它的資料已過時。',
  'The prices have not been changed or confirmed for long: shoppers may see old ones.':
    '價格很久沒有更改或確認：顧客可能看到舊價格。',
  'The last backup that could be restored is too old: what was done since would be lost with the disk.':
    '最後一個可還原的備份太舊：磁碟一旦損壞，之後的工作便會失去。',
  'The newest backup could not be restored on trial: make another and look at its message under Database.':
    '最新的備份未能通過還原測試：請再做一個，並在「資料庫」查看它的訊息。',
  'No restaurant has ordered for many business hours: look whether ordering works.':
    '很多個營業小時沒有餐館下單：請查看訂貨是否正常。',
  '{count} wrong or refused discount codes in ten minutes: this looks like guessing.':
    '十分鐘內有 {count} 次輸入錯誤或被拒的優惠碼：似乎有人在猜。',
  'Orders arrive at {share} % of what is taken from everyone: beyond it they are refused.':
    '訂單已達總上限的 {share}%：超出便會拒絕。',
  'The password of an account is being guessed: sign-ins to it from unknown browsers are slowed down.':
    '有人在猜一個帳戶的密碼：來自陌生瀏覽器的登入會放慢。',
  '{name}: {message}': '{name}：{message}',
  '1 event could not be applied: have them tried again under Performance.': '有 1 個事件未能套用：請在「效能」重試。',
  '{count} events could not be applied: have them tried again under Performance.':
    '有 {count} 個事件未能套用：請在「效能」重試。',
  '1 job has failed in the last 24 hours.': '過去 24 小時有 1 個工作失敗。',
  '{count} jobs have failed in the last 24 hours.': '過去 24 小時有 {count} 個工作失敗。',
  'The screen "{name}" may show old prices: it was last heard of at {time} and showed none.':
    '屏幕「{name}」可能顯示舊價格：最後一次消息在 {time}，當時沒有顯示價格。',
  'The screen "{name}" may show old prices: it was last heard of at {time} and showed revision {revision}.':
    '屏幕「{name}」可能顯示舊價格：最後一次消息在 {time}，當時顯示版本 {revision}。',
} as const;
