/** Sentences of system-ops about health: checks, replicas and alerts. */
export const HEALTH = {
  'Not responding: nobody can sign in. People who are signed in can go on working.':
    '沒有回應：沒有人能登入；已登入的可繼續工作。',
  'Not responding: prices cannot be changed. Shoppers see the last list.':
    '沒有回應：不能更改價格；顧客看到最後的清單。',
  'Not responding: restaurants cannot order, and staff cannot change orders.':
    '沒有回應：餐館不能下單，訂單狀態不能更改。',
  'Not responding: codes, tiers and rebates cannot be changed. Ordering still works.':
    '沒有回應：不能更改優惠碼、級別和回贈；訂貨照常。',
  'Not responding: screens do not receive changes, and no backups are made.': '沒有回應：屏幕收不到更改，備份停頓。',
  'Not responding: nothing can be ordered or changed. Shoppers see the last list.':
    '沒有回應：不能下單或更改；顧客看到最後的清單。',
  'Not responding: screens receive changes late, and exports and rebate runs wait.':
    '沒有回應：屏幕較遲收到更改，匯出和回贈計算要等候。',
  'Slow ({ms} ms): every page waits for it.': '速度慢（{ms} 毫秒）：每一頁都要等它。',
  'Responds in {ms} ms.': '{ms} 毫秒內回應。',
  'Responds.': '正常回應。',
  'Unknown while neither Redis nor PostgreSQL responds.': 'Redis 和 PostgreSQL 都沒有回應時看不到它。',
  'It has not reported yet.': '尚未收到它的消息。',
  '{missing} of {all} replicas no longer respond. The others do the work.':
    '{all} 個副本中有 {missing} 個不再回應；其餘的接手工作。',
  '{count} replicas respond.': '{count} 個副本正常回應。',
  'Its access log cannot be read, so requests are not counted.': '未能讀取它的存取紀錄：流量沒有計算。',
  '{count} requests answered in the last minute.': '過去一分鐘回應了 {count} 個要求。',
  '{consumer} is at least {lag} events behind: its data is out of date.':
    '{consumer} 落後 {lag} 個事件或以上：它的資料已過時。',
  '{consumer} is {lag} events behind: its data is out of date.': '{consumer} 落後 {lag} 個事件：它的資料已過時。',
  '1 event could not be applied and will be retried.': '有 1 個事件未能套用，等待重試。',
  '{count} events could not be applied and will be retried.': '有 {count} 個事件未能套用，等待重試。',
  '{consumer} failed to apply an event and is retrying.': '{consumer} 處理一個事件失敗，正在重試。',
  'Every service has received every change.': '所有服務都已收到所有更改。',
  '{usage}% of the disk is used: soon nothing more can be saved.': '磁碟已用 {usage}%：很快就不能再儲存。',
  '{usage}% of the disk is used: free some space before it is full.': '磁碟已用 {usage}%：請在用盡之前騰出空間。',
  'The disk of the data folder cannot be read.': '無法讀取資料夾所在的磁碟。',
  '{usage}% of the disk is used.': '磁碟已用 {usage}%。',
  'It has not reported for {seconds} seconds.': '已有 {seconds} 秒沒有收到它的消息。',
  'Running, but it cannot reach the database: its requests wait.': '它在運行，但連不上資料庫：它的工作要等候。',
  'Too busy: answers are delayed by {ms} ms.': '太忙：回應遲了 {ms} 毫秒。',
  'Working.': '運作正常。',
  'The processors are {usage}% busy.': '處理器使用率是 {usage}%。',
  '{usage}% of the memory is used.': '記憶體已用 {usage}%。',
  "{rate}% of the last minute's requests failed.": '過去一分鐘有 {rate}% 的要求未能回應。',
  'A consumer is {lag} events behind: its data is out of date.': '有一個接收者落後 {lag} 個事件：它的資料已過時。',
  'The prices have not been changed or confirmed for long: shoppers may see old ones.':
    '價格很久沒有更改或確認：顧客可能看到舊價格。',
  'The last restorable backup is too old: later work would be lost with the disk.':
    '最後一個可還原的備份太舊：磁碟一旦損壞，之後的工作便會失去。',
  'The newest backup failed its test restore: make another, and see its message under Database.':
    '最新的備份未能通過還原測試：請再做一個，並在「資料庫」查看它的訊息。',
  'No restaurant has ordered for many business hours: check that ordering works.':
    '很多個營業小時沒有餐館下單：請查看訂貨是否正常。',
  '{count} wrong or refused discount codes in ten minutes: this looks like guessing.':
    '十分鐘內有 {count} 次輸入錯誤或被拒的優惠碼：似乎有人在猜。',
  'Orders have reached {share}% of the limit for all restaurants together. Above it they are refused.':
    '訂單已達總上限的 {share}%：超出便會拒絕。',
  'The password of an account is being guessed: sign-ins to it from unknown browsers are slowed down.':
    '有人在猜一個帳戶的密碼：來自陌生瀏覽器的登入會放慢。',
  '{name}: {message}': '{name}：{message}',
  '1 event could not be applied: retry it under Performance.': '有 1 個事件未能套用：請在「效能」重試。',
  '{count} events could not be applied: retry them under Performance.': '有 {count} 個事件未能套用：請在「效能」重試。',
  '1 job has failed in the last 24 hours.': '過去 24 小時有 1 個工作失敗。',
  '{count} jobs have failed in the last 24 hours.': '過去 24 小時有 {count} 個工作失敗。',
  'The screen "{name}" may show old prices: it last reported at {time} and showed none.':
    '屏幕「{name}」可能顯示舊價格：最後一次消息在 {time}，當時沒有顯示價格。',
  'The screen "{name}" may show old prices: it last reported at {time} and showed revision {revision}.':
    '屏幕「{name}」可能顯示舊價格：最後一次消息在 {time}，當時顯示版本 {revision}。',
} as const;
